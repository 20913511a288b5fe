import { askBeforeLeaving } from './before-leaving.ts';
import { checkBeforeSaving, type DeskHost } from './before-saving.ts';
import { checkChosenFiles } from './chosen-files.ts';
import { configOfPage } from './config-of-page.ts';
import { sayDatesInWords } from './date-in-words.ts';
import { dossierAddress, tellDossierAddress } from './dossier-address.ts';
import { setEditorLanguage } from './editor-language.ts';

/**
 * Starts the editor with the configuration that the page carries.
 *
 * @param host what the place where it runs answers.
 */
export async function openDesk(host: DeskHost): Promise<void> {
  setEditorLanguage();
  checkChosenFiles();
  askBeforeLeaving();
  sayDatesInWords();
  // The editor reads its language as soon as its code is there.
  const [{ default: editor }, { registerPreviews }] = await Promise.all([
    import('@sveltia/cms'),
    import('../previews/previews.ts'),
  ]);
  const config = configOfPage();
  registerPreviews(editor, (key) => dossierAddress(config, key));
  checkBeforeSaving(editor, config, host);
  tellDossierAddress(editor, config);
  await editor.init({ config });
}
