import { addDashboard } from './dashboard.ts';
import { importLinksLocally, SERVER_STOPPED_MESSAGE } from './local/dev-file-api-request.ts';
import { allowOverwrite, fetchFileText, fetchFolderTexts } from './local/content-files.ts';
import { provideLocalRepository, signInLocally } from './local/local-repository.ts';
import { startEditor } from './start-editor.ts';
import { readPageConfig } from './page-config.ts';
import { addPasteLinksButton } from './import-pasted-links.ts';
import { createPublishedSite } from './published-site.ts';

const opensFirst = location.hash === '';
provideLocalRepository();
await signInLocally();
const pasteLinksButton = addPasteLinksButton(importLinksLocally);
const contentAccess = {
  site: createPublishedSite(new URL('.', import.meta.url), SERVER_STOPPED_MESSAGE),
  readText: fetchFileText,
  readInBackground: fetchFileText,
  readTexts: fetchFolderTexts,
  allowOverwrite,
  isLostSave: () => false,
};
await startEditor(contentAccess, new URL('..', import.meta.url).href);
addDashboard(readPageConfig(), { ...contentAccess, opensFirst, pasteLinksButton });
