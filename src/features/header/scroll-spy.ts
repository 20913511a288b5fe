/**
 * Marks the menu entry of the section being read, starting at « Accueil » (spec §2, §4). Does nothing
 * on a page whose menu leads to no section of its own.
 *
 * @param links entries of the menu, in the order of the page.
 */
export function followSections(links: HTMLAnchorElement[]): void {
  const home = links.find(({ hash, pathname }) => hash === '' && pathname === location.pathname);
  const stops = links.flatMap((link) => {
    const section = link.hash === '' ? null : document.querySelector(link.hash);
    return section ? [{ link, section }] : [];
  });
  if (!home || stops.length === 0) return;

  const mark = () => {
    // A section is being read once it crosses the upper third of the window.
    const line = innerHeight / 3;
    const current =
      stops.findLast(({ section }) => section.getBoundingClientRect().top <= line)?.link ?? home;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const active = atEnd && scrollY > 0 ? (stops.at(-1)?.link ?? current) : current;
    for (const link of links) {
      if (link === active) link.ariaCurrent = link === home ? 'page' : 'true';
      else link.removeAttribute('aria-current');
    }
  };

  let queued = false;
  addEventListener(
    'scroll',
    () => {
      if (queued) return;
      queued = true;
      requestAnimationFrame(() => {
        queued = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
