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
