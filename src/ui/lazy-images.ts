/** Options of the observer: a lazy image loads once a tenth of it is within 50 px of the viewport (spec §9). */
const OBSERVER_OPTIONS = { rootMargin: '50px', threshold: 0.1 };

/**
 * URL of the empty image that is shown until an image is loaded: an SVG without proportions, so that the image keeps those
 * of its `width` and `height`. All images have the same URL, because a browser parses each SVG as a document of its own.
 */
const EMPTY_IMAGE_URL = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Defers every `<img loading="lazy">` that the parser or a component adds until it is about to be visible: the browser's
 * own lazy loading starts thousands of pixels early on a slow network. Until then, and for good when its file fails to
 * load, an empty SVG keeps its place and its text alternative.
 */
export function deferLazyImages(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      observer.unobserve(target);
      target.loading = 'eager';
      // After the font and the first frame, with which a picture in the first viewport would compete for bandwidth and
      // CPU: without both, Lighthouse's largest contentful paint is 75 to 370 ms later.
      target.fetchPriority = 'low';
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          loadImage(target);
        }),
      );
    }
  }, OBSERVER_OPTIONS);

  new MutationObserver(() => {
    const selector = 'img[loading=lazy]:not([data-src])';
    for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
      image.dataset['src'] = image.src;
      image.dataset['srcset'] = image.srcset;
      showEmptyImage(image);
      observer.observe(image);
    }
  }).observe(document, { childList: true, subtree: true });

  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showEmptyImage(target);
  };
  addEventListener('error', onError, true);
}

/** Loads every deferred image before the page is printed, also those that wait for the two frames of `deferLazyImages`. */
export function loadAllImages(): void {
  const selector = `img[loading=lazy], img[src="${EMPTY_IMAGE_URL}"]`;
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    // Chromium waits only for lazy images, and only for those whose source was never set before.
    image.loading = 'lazy';
    image.removeAttribute('src');
    loadImage(image);
  }
}

function loadImage(image: HTMLImageElement): void {
  image.srcset = image.dataset['srcset'] ?? '';
  image.src = image.dataset['src'] ?? '';
}

/** Replaces an image that isn't loaded yet by a transparent one, so that its background, the placeholder, is visible. */
function showEmptyImage(image: HTMLImageElement): void {
  image.srcset = '';
  image.src = EMPTY_IMAGE_URL;
}
