import { SERVER_STOPPED_MESSAGE } from './local/dev-file-api-request.ts';
import { allowOverwrite, fetchFileText, fetchFolderTexts } from './local/content-files.ts';
import { provideLocalRepository, signInLocally } from './local/local-repository.ts';
import { importLinksLocally } from './local/import-links.ts';
import { openEditor } from './open-editor.ts';
import { readPageConfig } from './page-config.ts';
import { addPasteLinksButton } from './paste-links.ts';
import { showProposals } from './proposals.ts';
import { createPublishedSite } from './published-site.ts';

provideLocalRepository();
await signInLocally();
addPasteLinksButton(importLinksLocally);
await openEditor(
  {
    site: createPublishedSite(new URL('.', import.meta.url), SERVER_STOPPED_MESSAGE),
    readText: fetchFileText,
    readInBackground: fetchFileText,
    readTexts: fetchFolderTexts,
    allowOverwrite,
    isLostSave: () => false,
  },
  new URL('..', import.meta.url).href,
);
void showProposals(readPageConfig(), fetchFileText);
