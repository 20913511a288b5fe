/** A lazy image loads once a tenth of it is within 50 px of the window (spec §9). */
const VISIBLE = { rootMargin: '50px', threshold: 0.1 };

/**
 * Holds back every `<img loading="lazy">`, from the moment the parser or a component adds it, until it
 * is about to be seen: the browser's own lazy loading starts thousands of pixels early on a slow
 * network. Meanwhile an empty drawing of the same size keeps its place.
 */
export function deferLazyImages(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      seen.unobserve(target);
      target.loading = 'eager';
      for (const source of sources(target)) source.srcset = source.dataset['srcset'] ?? '';
      target.src = target.dataset['src'] ?? '';
    }
  }, VISIBLE);

  new MutationObserver(() => {
    const added = 'img[loading="lazy"]:not([data-src])';
    for (const image of document.querySelectorAll<HTMLImageElement>(added)) {
      const { src } = image;
      for (const source of sources(image)) {
        source.dataset['srcset'] = source.srcset;
        source.srcset = '';
      }
      image.dataset['src'] = src;
      image.src = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${image.getAttribute('width') ?? ''}' height='${image.getAttribute('height') ?? ''}'/%3E`;
      seen.observe(image);
    }
  }).observe(document, { childList: true, subtree: true });

  addEventListener('error', hideDecoration, true);
}

/**
 * A decorative image that can't be had leaves its place to what is drawn behind it. Any other stays: its
 * text alternative is all that the visitor gets of it.
 */
function hideDecoration({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.alt === '') target.hidden = true;
}

/** The image itself and the other formats beside it in its `<picture>`. */
function sources(image: HTMLImageElement) {
  return (
    image.parentElement?.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[srcset]') ?? []
  );
}
