import { showMessage } from './dialog.ts';
import { isUnsaved, saveForm, waitForPictures } from './editor-dom.ts';
import { addStatusBarButton } from './status-bar.ts';

/** End of the address of a form for a new item of the portfolio. */
const NEW_ITEM_FORM = /#\/collections\/(articles|videos|photos)\/new$/;

/**
 * Query of that address: the fields of a new item that are filled in, with « {{now}} » for the current day. Default values
 * of the configuration would fill them in where an existing item lacks them, too.
 */
const NEW_ITEM_FIELDS = new URLSearchParams({ draft: 'true', date: '{{now}}' });

/** Adds to the address of a form for a new item that it is a draft of today. */
export const withNewItemFields = (address: string) =>
  NEW_ITEM_FORM.test(address) ? `${address}?${String(NEW_ITEM_FIELDS)}` : address;

let isPublishing = false;

/** Whether « Publier » has asked for the save that begins now. */
export function consumePublishRequest(): boolean {
  const requested = isPublishing;
  isPublishing = false;
  return requested;
}

/**
 * Makes each new item a draft of today, until « Publier » in the status bar saves it as no draft. The style sheet shows that
 * button while the form of a draft is open (dialog.css). When the save fails, the form is still that of a draft.
 */
export function startItemsAsDrafts(): void {
  const pushState = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    pushState(state, unused, url && withNewItemFields(String(url)));
  };
  const button = addStatusBarButton('Publier', async () => {
    await waitForPictures();
    // The editor saves only what has changed: without other changes, the switch is the change.
    const isSwitched = !isUnsaved();
    if (isSwitched) draftSwitch(true)?.click();
    isPublishing = true;
    // A form that isn't complete is not saved: the request ends with the next tap or key.
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, () => consumePublishRequest(), { capture: true, once: true });
    await saveForm();
    if (isSwitched && isUnsaved()) draftSwitch(false)?.click();
  });
  button.className = 'desk-publish';
}

/**
 * Tells the owner that a draft has no page when she wants to see it on the site: the editor would open an address that leads
 * nowhere.
 */
export function warnOfDraftsWithoutPage(): void {
  const open = window.open.bind(window);
  window.open = (...target) => {
    if (!draftSwitch(true)) return open(...target);
    void showMessage('Un brouillon n’est pas sur le site', [
      'Vous seule le voyez, ici et dans l’aperçu. « Publier », en bas de cette page, le met en ligne.',
    ]);
    return null;
  };
}

const draftSwitch = (isOn: boolean) =>
  document.querySelector<HTMLElement>(
    `[data-key-path="draft"] [role="switch"][aria-checked="${isOn}"]`,
  );
