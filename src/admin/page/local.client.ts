import { SERVER_STOPPED_MESSAGE, fetchFileText } from './local/dev-file-api-request.ts';
import { readFolderTexts } from './local/content-files.ts';
import { provideLocalRepository, signInLocally } from './local/local-repository.ts';
import { importLinksLocally } from './local/import-links.ts';
import { openEditor } from './open-editor.ts';
import { addPasteLinksButton } from './paste-links.ts';
import { PublishedSite } from './published-site.ts';

provideLocalRepository();
await signInLocally();
addPasteLinksButton(importLinksLocally);
await openEditor({
  site: new PublishedSite(new URL('.', import.meta.url), SERVER_STOPPED_MESSAGE),
  readText: (path) => fetchFileText(pathInContent(path)),
  readTexts: async (folder) => {
    const texts = await readFolderTexts(pathInContent(folder));
    return new Map(Array.from(texts, ([name, text]) => [`${folder}/${name}`, text]));
  },
});

/** Makes a path relative to the content folder. */
function pathInContent(path: string): string {
  return path.replace(/^content\//, '');
}
