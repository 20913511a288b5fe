import { showMessage } from './dialog.ts';
import { areUsable, UNUSABLE_TITLE } from './chosen-files.ts';
import { isSafeLink } from '@/lib/links.ts';

/** MIME type of what is copied inside the editor, which is pasted unchanged. */
const OWN_TYPE = 'application/x-lexical-editor';

const OMITTED_TITLE = 'Tout n’a pas été pris';

/** Cleans text that is pasted into the rich text of the editor, and checks pictures that are pasted or dropped there. */
export function interceptPasteAndDrop(): void {
  const checkedEvents = new WeakSet<Event>();
  const deskUrl = location.origin + location.pathname;

  /** Stops an event, checks its files, and repeats the event so that the editor inserts them at the cursor. */
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

/** Finds the rich text field in which an event happens; null outside of one, and in an input that is inside of one. */
const findRichText = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('input, textarea, .drop-target')
    ? target.closest('.lexical-root')
    : null;

/** Replaces the data of a paste or drop event, for the editor's listeners, which are called later. */
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

/** The HTML that is left of a pasted text after cleaning, and what was omitted from it. */
interface PastedText {
  html: string;
  /** Whether there was nothing but pictures. */
  isPicture: boolean;
  /** What wasn't taken, in French; each is a sentence. */
  omitted: string[];
}

const TABLE_OMITTED =
  'Un tableau n’a pas été pris : le site n’en montre pas. Écrivez ce qu’il dit en phrases ou en liste, ou déposez-en une image.';
const PICTURE_OMITTED =
  'Les images de ce texte n’ont pas été prises. Enregistrez-les, puis déposez chaque fichier à sa place dans le texte.';

/** Selector of what isn't text in a pasted document: styles, scripts, metadata, and the markers of Word's lists. */
const NON_TEXT_SELECTOR = 'style, script, title, meta, link, xml, [style*="mso-list:Ignore" i]';

/**
 * Reduces HTML from a word processor or a web page to what the editor and the site can keep: paragraphs, headings of two
 * levels, lists, quotations, bold, italics and links that can be followed.
 *
 * @param deskUrl URL of the editor: after pasting, a link inside the document would lead there, so only its text is kept.
 */
function cleanPastedHtml(html: string, deskUrl: string): PastedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  makeWordLists(all('p[style*="mso-list:l" i]'));
  for (const part of all(NON_TEXT_SELECTOR)) part.remove();
  const tables = all('table').filter((table) => table.querySelectorAll('td, th').length > 1);
  for (const table of tables) table.remove();
  // A table of one cell is a frame around text.
  for (const frame of all('table, tbody, tr, td, th')) unwrap(frame);
  const pictures = all('img, picture, svg');
  for (const picture of pictures) picture.remove();
  for (const link of all('a')) if (!canBeFollowed(link, deskUrl)) unwrap(link);
  makeHeadings(all('h1, h2, h3, h4, h5, h6, [role="heading"]'));
  // Google Docs wraps a whole document in <b>, and puts breaks between its blocks.
  for (const part of all('[id^="docs-internal-guid"], li > p:only-child')) unwrap(part);
  for (const part of all('p')) if (isBlank(part)) part.remove();
  for (const part of body.querySelectorAll(':scope > br')) part.remove();
  return {
    html: body.innerHTML,
    isPicture: isBlank(body) && tables.length === 0,
    omitted: [
      ...(tables.length > 0 ? [TABLE_OMITTED] : []),
      ...(pictures.length > 0 ? [PICTURE_OMITTED] : []),
    ],
  };
}

const isBlank = ({ textContent }: Element) => textContent.trim() === '';

/** Replaces an element with its children. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function replaceElement(element: Element, name: string): HTMLElement {
  const replacement = document.createElement(name);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
  return replacement;
}

/** Whether a link works on the site: one to a footnote doesn't, as it leads to the pasted document itself or to the editor. */
function canBeFollowed(link: HTMLElement, deskUrl: string): boolean {
  const href = link.getAttribute('href') ?? '';
  return isSafeLink(href) && !href.startsWith(deskUrl);
}

/** Reduces headings to two levels: those of the highest level in the document become `h2`, all others `h3`. */
function makeHeadings(headings: readonly HTMLElement[]): void {
  const levels = headings.map((heading) =>
    Number(heading.getAttribute('aria-level') ?? heading.nodeName.slice(1)),
  );
  const highest = Math.min(...levels);
  for (const [index, heading] of headings.entries()) {
    const replacement = replaceElement(heading, levels[index] === highest ? 'h2' : 'h3');
    for (const bold of replacement.querySelectorAll('b, strong')) unwrap(bold);
  }
}

/**
 * Turns the paragraphs that Word writes for list items into lists. They have the marker as text and the level in their style,
 * as in `mso-list:l0 level2 lfo1`.
 */
function makeWordLists(items: readonly HTMLElement[]): void {
  /** The lists that are open, by level. */
  let lists: HTMLElement[] = [];
  let previous: Element | undefined;
  for (const item of items) {
    if (item.previousElementSibling !== previous) lists = [];
    const style = item.getAttribute('style') ?? '';
    const level = Number(/level(\d)/.exec(style)?.[1] ?? 1);
    const marker = item.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
    lists = lists.slice(0, level);
    let list = lists.at(-1);
    if (!list || lists.length < level) {
      const parentItem = list?.lastElementChild;
      list = document.createElement(/^\s*\w{1,4}[.)]/.test(marker) ? 'ol' : 'ul');
      if (parentItem) parentItem.append(list);
      else item.before(list);
      lists.push(list);
    }
    list.append(replaceElement(item, 'li'));
    previous = lists[0];
  }
}
