/**
 * Closes the mobile menu after a click on one of its links (spec §2, Header).
 *
 * @param menu the popover that holds the links.
 */
export function closeAfterClick(menu: HTMLElement): void {
  menu.addEventListener('click', () => {
    menu.hidePopover();
  });
}

/**
 * Marks the menu entry of the section being read, starting at « Accueil » (spec §2, §4). A section
 * without an entry of its own belongs to the entry before it.
 *
 * @param menu whose links lead to the sections of the page, in order.
 */
export function followSections(menu: HTMLElement): void {
  const active = '[aria-current]';
  let link = menu.querySelector(active);
  if (!link) return;

  const owners = new Map<Element, Element>();
  // A section is being read while it crosses a line at a third of the window's height.
  const reading = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        menu.querySelector(active)?.removeAttribute('aria-current');
        owners.get(target)?.setAttribute('aria-current', 'true');
      }
    },
    { rootMargin: '-33% 0px -66%' },
  );
  for (const section of document.querySelectorAll('main > section')) {
    link = menu.querySelector(`[href$="#${section.id}"]`) ?? link;
    owners.set(section, link);
    reading.observe(section);
  }
}
