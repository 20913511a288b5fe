import { isDocumentDark } from '@/lib/document-theme';

/**
 * Keeps the theme button's state true until its island takes over, which only happens when somebody
 * touches it: the server can't know the stored choice.
 *
 * @param button absent on a page that only follows the theme.
 */
export function followTheme(button: Element | null): void {
  if (!button) return;
  const show = () => {
    button.ariaPressed = String(isDocumentDark());
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}
