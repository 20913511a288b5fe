import type { ClientDirective } from 'astro';

/** `client:visible`: hydrates an island when any part of it comes into view. */
export const visible: ClientDirective = (load, _options, island) => {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void load().then((hydrate) => hydrate());
  });
  // The island itself has no box.
  for (const child of island.children) seen.observe(child);
};
