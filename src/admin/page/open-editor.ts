import { checkBeforeSaving, type DeskHost } from './before-saving.ts';
import { checkChosenFiles } from './chosen-files.ts';
import { configOfPage } from './config-of-page.ts';
import { sayDatesInWords } from './date-in-words.ts';
import { dossierAddress, tellDossierAddress } from './dossier-address.ts';

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

/** What the editor's button says, which can be pressed when something is unsaved, and while it is being saved. */
const SAVE = 'Enregistrer';
const SAVING = /^Enregistrement/;

/** Asks before a page is left whose changes are not saved: the editor itself doesn't. */
function askBeforeLeaving(): void {
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}

function hasUnsavedChanges(): boolean {
  return [...document.querySelectorAll('button')].some((button) => {
    const label = button.textContent.trim();
    return SAVING.test(label) || (label === SAVE && !button.disabled);
  });
}

/** Where the editor keeps what its user prefers. */
const STORAGE_KEY = 'sveltia-cms.prefs';

/**
 * Makes the editor speak French, unless its user has chosen another language there. It reads this
 * before anything shows, so this must run before the editor's own code.
 */
function setEditorLanguage(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const preferences = typeof stored === 'object' && stored !== null ? stored : {};
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ locale: 'fr', ...preferences }));
  } catch {
    // Without storage the editor follows the language of the browser.
  }
}
