/** Scrolls the preview of an article to the passage in which the cursor is. */
export function followCursor(): void {
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    const place = selection?.anchorNode;
    const element = place instanceof Element ? place : place?.parentElement;
    const text = element?.closest('.lexical-root')?.getBoundingClientRect();
    const cursor = element?.getBoundingClientRect();
    const preview = document.querySelector<HTMLIFrameElement>('iframe.preview')?.contentDocument;
    const body = preview?.querySelector('.article-body')?.getBoundingClientRect();
    if (!text || !cursor || !preview || !body || text.height === 0) return;
    const share = (cursor.bottom - text.top) / text.height;
    const view = preview.defaultView;
    view?.scrollBy({ top: body.top + share * body.height - view.innerHeight / 2 });
  });
}
