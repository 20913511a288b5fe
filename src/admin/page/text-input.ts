import { showMessage } from './dialog.ts';
import { areUsable, UNUSABLE_TITLE } from './chosen-files.ts';
import { cleanPastedHtml } from './pasted-html.ts';

/** Type of what is copied inside the editor. */
const OWN_TYPE = 'application/x-lexical-editor';

const OMITTED_TITLE = 'Tout n’a pas été pris';

/** Cleans text that is pasted into the rich text of the editor, and checks pictures that are pasted or dropped there. */
export function interceptTextInput(): void {
  const checkedEvents = new WeakSet<Event>();
  const deskUrl = location.origin + location.pathname;

  /** Lets the editor insert files at the cursor once they are checked. */
  const checkAndRepeat = async (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { type } = event;
    const richText = findRichText(event.target);
    if (!(await areUsable(files))) return;
    const other = files.find(({ type: mimeType }) => !mimeType.startsWith('image/'));
    if (other) {
      await showMessage(UNUSABLE_TITLE, [`« ${other.name} » n’est pas une image.`], 'Compris');
      return;
    }
    const repeated =
      type === 'drop'
        ? new DragEvent(type, { bubbles: true, cancelable: true })
        : new ClipboardEvent(type, { bubbles: true, cancelable: true });
    replaceData(repeated, files);
    checkedEvents.add(repeated);
    richText?.dispatchEvent(repeated);
  };

  addEventListener(
    'paste',
    (event) => {
      const { clipboardData } = event;
      if (!clipboardData || checkedEvents.has(event) || !findRichText(event.target)) return;
      if (clipboardData.types.includes(OWN_TYPE)) return;
      const html = clipboardData.getData('text/html');
      const pasted = cleanPastedHtml(html, deskUrl);
      // Word and spreadsheets also copy a picture of the text.
      if (pasted.isPicture && clipboardData.files.length > 0) {
        void checkAndRepeat(event, [...clipboardData.files]);
        return;
      }
      if (pasted.omitted.length > 0) void showMessage(OMITTED_TITLE, pasted.omitted);
      replaceData(event, [], {
        'text/html': pasted.html,
        'text/plain': html === '' ? clipboardData.getData('text/plain') : '',
      });
    },
    true,
  );

  addEventListener(
    'drop',
    (event) => {
      const { dataTransfer } = event;
      if (!dataTransfer || checkedEvents.has(event) || !findRichText(event.target)) return;
      const files = [...dataTransfer.files];
      if (files.length === 0) {
        const { omitted } = cleanPastedHtml(dataTransfer.getData('text/html'), deskUrl);
        if (omitted.length === 0) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void showMessage(OMITTED_TITLE, omitted);
        return;
      }
      const position = document.caretPositionFromPoint(event.clientX, event.clientY);
      if (position) getSelection()?.collapse(position.offsetNode, position.offset);
      void checkAndRepeat(event, files);
    },
    true,
  );
}

/** Finds the rich text that an event happens in, and not in a field of it. */
const findRichText = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('input, textarea, .drop-target')
    ? target.closest('.lexical-root')
    : null;

/** Replaces what is pasted or dropped, for the listeners that come after. */
function replaceData(
  event: ClipboardEvent | DragEvent,
  files: readonly File[],
  texts: Readonly<Record<string, string>> = {},
): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  for (const [type, text] of Object.entries(texts)) if (text !== '') transfer.setData(type, text);
  const name = event instanceof DragEvent ? 'dataTransfer' : 'clipboardData';
  Object.defineProperty(event, name, { value: transfer });
}
