import { VERBATIM_COMPONENT } from '../config/text-editor.ts';
import { checkBeforeSaving, type ContentAccess } from './before-saving.ts';
import { interceptChosenFiles } from './chosen-files.ts';
import { showDatesInWords } from './date-in-words.ts';
import { adoptAdminStyles } from './dialog.ts';
import { dossierUrl, showDossierUrlAfterSaving } from './dossier-address.ts';
import { readPageConfig } from './page-config.ts';
import { interceptTextInput } from './text-input.ts';

/**
 * Starts the editor with the configuration in the page, together with the checks and previews of this site.
 *
 * @param contentAccess reads the content files, locally or on GitHub.
 */
export async function openEditor(contentAccess: ContentAccess): Promise<void> {
  adoptAdminStyles();
  setEditorLanguage();
  interceptChosenFiles();
  interceptTextInput();
  askBeforeLeaving();
  showDatesInWords();
  // Imported on demand: the editor reads its language from storage as soon as it is loaded.
  const [{ default: editor }, { registerPreviews }] = await Promise.all([
    import('@sveltia/cms'),
    import('../previews/previews.tsx'),
  ]);
  const config = readPageConfig();
  registerPreviews(editor, (key) => dossierUrl(config, key));
  editor.registerEditorComponent(VERBATIM_COMPONENT);
  checkBeforeSaving(editor, config, contentAccess);
  showDossierUrlAfterSaving(editor, config);
  await editor.init({ config });
}

/** Labels of the editor's save button: it is enabled when there are unsaved changes, and changes while saving. */
const SAVE_LABEL = 'Enregistrer';
const SAVING_LABEL = /^Enregistrement/;

/** Makes the browser ask before the page is left with unsaved changes: the editor itself doesn't. */
function askBeforeLeaving(): void {
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}

function hasUnsavedChanges(): boolean {
  return [...document.querySelectorAll('button')].some((button) => {
    const label = button.textContent.trim();
    return SAVING_LABEL.test(label) || (label === SAVE_LABEL && !button.disabled);
  });
}

/** Key of the editor's preferences in localStorage. */
const PREFERENCES_STORAGE_KEY = 'sveltia-cms.prefs';

/**
 * Sets the editor's language to French, unless the user has chosen another one. It must run before the editor's code
 * is loaded, which reads the language at once.
 */
function setEditorLanguage(): void {
  try {
    // The editor stores all preferences together: where there are any, there is a language.
    if (localStorage.getItem(PREFERENCES_STORAGE_KEY) === null)
      localStorage.setItem(PREFERENCES_STORAGE_KEY, JSON.stringify({ locale: 'fr' }));
  } catch {
    // Without storage the editor follows the language of the browser.
  }
}
