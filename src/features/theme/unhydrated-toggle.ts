import { chooseTheme, isDocumentDark } from './document-theme.ts';

/** The theme button, until the code of its island is there. */
const ASLEEP = 'astro-island[ssr] [data-theme-toggle]';

/** Switches the theme at once, for who taps its button before the button's own code has arrived. */
export function answerAsleepToggle(): void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(ASLEEP)) return;
    chooseTheme(!isDocumentDark());
    // Says to `client:interaction` that this click is answered.
    event.preventDefault();
  };
  addEventListener('click', onClick, true);
}
