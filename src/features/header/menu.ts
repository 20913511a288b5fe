/**
 * Closes the mobile menu after a click on one of its links, and lets the link to the page that is
 * already open scroll to its top instead of loading it again (spec §2, Header).
 *
 * @param menu the popover that holds the links.
 */
export function startMenu(menu: HTMLElement): void {
  menu.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link) return;
    if (menu.matches(':popover-open')) menu.hidePopover();
    if (link.hash !== '' || link.pathname !== location.pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.pathname);
    scrollTo({ top: 0 });
  });
}
