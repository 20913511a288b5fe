import { RAW_MARKDOWN_COMPONENT } from '../config/text-editor.ts';
import { checkBeforeSaving, type ContentAccess } from './before-saving.ts';
import { interceptChosenFiles } from './chosen-files.ts';
import { adoptAdminStyles } from './dialog.ts';
import { pathOfForm } from '../config/find-form.ts';
import { nameDeletedEntries } from './undo-deletion.ts';
import { dossierUrl, showDossierUrlAfterSaving } from './dossier-address.ts';
import { warnOfExcessFeatured } from './featured-items.ts';
import { startItemsAsDrafts, warnOfDraftsWithoutPage } from './new-drafts.ts';
import { isUnsaved, delaySaveForPictures } from './editor-dom.ts';
import { showFieldNotes } from './field-notes.ts';
import { foldRareFields } from './rare-fields.ts';
import { interceptBackups } from './form-backups.ts';
import { addBackupsButton } from './backups-list.ts';
import { readOwnerName, readPageConfig } from './page-config.ts';
import { markScheduledRows } from './scheduled-rows.ts';
import { interceptPasteAndDrop } from './text-input.ts';

/**
 * Starts the editor with the configuration in the page, together with the checks and previews of this site.
 *
 * @param contentAccess reads the content files, locally or on GitHub.
 * @param siteUrl address of the site that « Voir sur le site » opens; the public one by default.
 */
export async function startEditor(contentAccess: ContentAccess, siteUrl?: string): Promise<void> {
  const config = readPageConfig();
  adoptAdminStyles();
  setPreferences();
  skipPageTransitions();
  interceptChosenFiles();
  delaySaveForPictures();
  interceptPasteAndDrop();
  interceptBackups(
    (list, entry) => pathOfForm(config, list, entry),
    contentAccess.readInBackground,
    addBackupsButton(config),
  );
  backUpBeforeLeaving();
  showFieldNotes();
  foldRareFields();
  markScheduledRows();
  startItemsAsDrafts();
  warnOfDraftsWithoutPage();
  nameDeletedEntries();
  // Imported on demand: the editor reads its language from storage as soon as it is loaded.
  const [{ default: editor }, { registerPreviews }, { IconChooser }, { FocalPointChooser }] =
    await Promise.all([
      import('@sveltia/cms'),
      import('../previews/previews.tsx'),
      import('./IconChooser.tsx'),
      import('./FocalPointChooser.tsx'),
    ]);
  registerPreviews(editor, config, readOwnerName(), (key) => dossierUrl(config, key));
  editor.registerFieldType('icon', IconChooser);
  editor.registerFieldType('focal-point', FocalPointChooser);
  editor.registerEditorComponent(RAW_MARKDOWN_COMPONENT);
  checkBeforeSaving(editor, config, contentAccess);
  showDossierUrlAfterSaving(editor, config);
  warnOfExcessFeatured(editor, contentAccess.readTexts);
  await editor.init({ config: { ...config, ...(siteUrl !== undefined && { site_url: siteUrl }) } });
}

/** Skips the animations (view transitions) between the pages of the editor: a click during one would be lost. */
function skipPageTransitions(): void {
  // Older browsers have none.
  if (!('startViewTransition' in document)) return;
  const startTransition = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = startTransition(options);
    transition.skipTransition();
    return transition;
  };
}

/**
 * Backs up the form as soon as the owner leaves a field or the page, since the editor would wait half a second. Also makes the
 * browser ask before a page with unsaved changes is left.
 */
function backUpBeforeLeaving(): void {
  // Set by a patch of the editor's code (editor-patches.ts).
  const backUp = () => {
    const backUpForm: unknown = Reflect.get(globalThis, 'backUpForm');
    if (typeof backUpForm === 'function') Reflect.apply(backUpForm, undefined, []);
  };
  addEventListener('focusout', backUp);
  document.addEventListener('visibilitychange', backUp);
  addEventListener('beforeunload', (event) => {
    backUp();
    if (isUnsaved()) event.preventDefault();
  });
}

/** Key of the editor's preferences in localStorage. */
const PREFERENCES_STORAGE_KEY = 'sveltia-cms.prefs';

/**
 * Sets the editor's language to French, unless the user has chosen another one, and keeps Escape from closing a form. It must
 * run before the editor's code is loaded, which reads the language at once.
 */
function setPreferences(): void {
  // The editor proposes the language of the browser, in which it would not have the words of this site.
  Object.defineProperty(navigator, 'language', { value: 'fr', configurable: true });
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES_STORAGE_KEY) ?? '{}');
    const preferences = Object.assign({ locale: 'fr' }, stored, { closeWithEscape: false });
    localStorage.setItem(PREFERENCES_STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    // Without storage the editor follows the language of the browser.
  }
}
