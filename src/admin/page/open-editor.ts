import { checkBeforeSaving, type ContentAccess } from './before-saving.ts';
import { interceptChosenFiles } from './chosen-files.ts';
import { readPageConfig } from './page-config.ts';
import { showDatesInWords } from './date-in-words.ts';
import { adoptAdminStyles } from './dialog.ts';
import { dossierUrl, showDossierUrlAfterSaving } from './dossier-address.ts';

/**
 * Starts the editor with the configuration that the page carries.
 *
 * @param contentAccess what the place where it runs answers.
 */
export async function openEditor(contentAccess: ContentAccess): Promise<void> {
  adoptAdminStyles();
  setEditorLanguage();
  interceptChosenFiles();
  askBeforeLeaving();
  showDatesInWords();
  // The editor reads its language as soon as its code is there.
  const [{ default: editor }, { registerPreviews }] = await Promise.all([
    import('@sveltia/cms'),
    import('../previews/previews.ts'),
  ]);
  const config = readPageConfig();
  registerPreviews(editor, (key) => dossierUrl(config, key));
  checkBeforeSaving(editor, config, contentAccess);
  showDossierUrlAfterSaving(editor, config);
  await editor.init({ config });
}

/** What the editor's button says, which can be pressed when something is unsaved, and while it is being saved. */
const SAVE_LABEL = 'Enregistrer';
const SAVING_LABEL = /^Enregistrement/;

/** Asks before a page is left whose changes are not saved: the editor itself doesn't. */
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

/** Where the editor keeps what its user prefers. */
const PREFERENCES_STORAGE_KEY = 'sveltia-cms.prefs';

/**
 * Makes the editor speak French, unless its user has chosen another language there. It reads this
 * before anything shows, so this must run before the editor's own code.
 */
function setEditorLanguage(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES_STORAGE_KEY) ?? '{}');
    const preferences = typeof stored === 'object' && stored !== null ? stored : {};
    localStorage.setItem(PREFERENCES_STORAGE_KEY, JSON.stringify({ locale: 'fr', ...preferences }));
  } catch {
    // Without storage the editor follows the language of the browser.
  }
}
