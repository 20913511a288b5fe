import { showMessage } from './dialog.ts';
import { isUnsaved, saveForm, waitForPictures } from './editor-dom.ts';
import { addStatusBarButton } from './status-bar.ts';

/** Matches the end of a URL at which the editor shows a form for a new portfolio item. */
const NEW_ITEM_FORM = /#\/collections\/(articles|videos|photos)\/new$/;

/**
 * Query that is added to the URL of a form for a new portfolio item: values that the form starts with, where the editor reads «
 * {{now}} » as the current day. Default values in the configuration would also change existing items without these fields.
 */
const NEW_ITEM_FIELDS = new URLSearchParams({ draft: 'true', date: '{{now}}' });

/**
 * Adds a query to the URL of a form for a new portfolio item, so that it starts as a draft with today's date. Any other URL is
 * returned unchanged.
 */
export const withNewItemFields = (address: string) =>
  NEW_ITEM_FORM.test(address) ? `${address}?${String(NEW_ITEM_FIELDS)}` : address;

let isPublishing = false;

/** Returns whether the save that begins now was started with the button « Publier », and forgets that it was. */
export function consumePublishRequest(): boolean {
  const requested = isPublishing;
  isPublishing = false;
  return requested;
}

/**
 * Makes each new portfolio item start as a draft, and adds the button « Publier » to the status bar, which saves the item as
 * published. The style sheet shows the button only while the form of a draft is open (dialog.css). If the save fails, the item
 * stays a draft.
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
