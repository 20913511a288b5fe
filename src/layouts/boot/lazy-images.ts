/** A lazy image loads once a tenth of it is within 50 px of the window (spec §9). */
const MARGIN = '50px';
const VISIBLE = 0.1;

/**
 * Holds back every `<img loading="lazy">`, from the moment the parser or a component adds it, until it
 * is about to be seen. The browser's own lazy loading starts thousands of pixels early on a slow
 * network. An image that fails is hidden, and what stands behind it shows.
 */
export function deferLazyImages(): void {
  const restore = new WeakMap<Element, () => void>();

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        restore.get(target)?.();
      }
    },
    { rootMargin: MARGIN, threshold: VISIBLE },
  );

  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const image of lazyImages(node)) {
        if (restore.has(image)) continue;
        restore.set(image, holdBack(image));
        seen.observe(image);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.hidden = true;
    },
    true,
  );
}

function lazyImages(node: Element): HTMLImageElement[] {
  const selector = 'img[loading="lazy"]';
  const inside = [...node.querySelectorAll<HTMLImageElement>(selector)];
  return node instanceof HTMLImageElement && node.matches(selector) ? [node, ...inside] : inside;
}

/** Puts an empty drawing of the same size in the image's place; the answer puts the image back. */
function holdBack(image: HTMLImageElement): () => void {
  const { parentElement, src, width, height } = image;
  const sources =
    parentElement?.matches('picture') === true ? [...parentElement.children] : [image];
  const kept = sources.map((source) => ({ source, srcset: source.getAttribute('srcset') }));
  for (const { source } of kept) source.removeAttribute('srcset');
  image.src = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
  return () => {
    image.loading = 'eager';
    for (const { source, srcset } of kept)
      if (srcset !== null) source.setAttribute('srcset', srcset);
    image.src = src;
  };
}
