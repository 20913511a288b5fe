import { showMessage } from './dialog.ts';
import { areUsable } from './chosen-files.ts';
import { cleanPastedHtml } from './pasted-html.ts';

/** Type of what is copied inside the editor. */
const OWN_TYPE = 'application/x-lexical-editor';

const OMITTED_TITLE = 'Tout n’a pas été pris';

/** Cleans text that is pasted into the rich text of the editor, and checks pictures that are pasted or dropped there. */
export function interceptTextInput(): void {
  const checkedEvents = new WeakSet<Event>();

  /** Lets the editor insert files once they are checked, at the same place. */
  const checkAndRepeat = async (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target, type } = event;
    if (!(await areUsable(files))) return;
    const repeated =
      type === 'drop'
        ? new DragEvent(type, { bubbles: true, cancelable: true })
        : new ClipboardEvent(type, { bubbles: true, cancelable: true });
    replaceData(repeated, files);
    checkedEvents.add(repeated);
    target?.dispatchEvent(repeated);
  };

  addEventListener(
    'paste',
    (event) => {
      const { clipboardData } = event;
      if (!clipboardData || checkedEvents.has(event) || !isRichText(event.target)) return;
      if (clipboardData.types.includes(OWN_TYPE)) return;
      const deskUrl = location.origin + location.pathname;
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
      const files = [...(event.dataTransfer?.files ?? [])];
      if (checkedEvents.has(event) || !isRichText(event.target)) return;
      const position = document.caretPositionFromPoint(event.clientX, event.clientY);
      if (position) getSelection()?.collapse(position.offsetNode, position.offset);
      void checkAndRepeat(event, files);
    },
    true,
  );
}

/** Whether it is part of a rich text, and not of a field in it. */
const isRichText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('.lexical-root') !== null &&
  target.closest('input, textarea, .drop-target') === null;

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
