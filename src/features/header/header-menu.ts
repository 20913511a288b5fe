/**
 * Closes the mobile menu, a popover, after a click on one of its links (spec §2, Header).
 */
export function closeMenuOnClick(menu: HTMLElement): void {
  menu.addEventListener('click', () => {
    menu.hidePopover();
  });
}

/**
 * Marks the menu link of the section being read with `aria-current`, starting at « Accueil » (spec
 * §2, §4). A section without a link of its own belongs to the link before it.
 *
 * @param menu with links to the sections of the page, in order.
 */
export function highlightCurrentSection(menu: HTMLElement): void {
  const active = '[aria-current]';
  let link = menu.querySelector(active);
  if (!link) return;

  const linkOfSection = new Map<Element, Element>();
  // A section counts as being read while it crosses a line at a third of the window's height.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        menu.querySelector(active)?.removeAttribute('aria-current');
        linkOfSection.get(target)?.setAttribute('aria-current', 'true');
      }
    },
    { rootMargin: '-33% 0px -66%' },
  );
  for (const section of document.querySelectorAll('main > section')) {
    link = menu.querySelector(`[href$="#${section.id}"]`) ?? link;
    linkOfSection.set(section, link);
    observer.observe(section);
  }
}
