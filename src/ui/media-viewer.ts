import closeIcon from 'icon:ri-close-large-line';
import nextIcon from 'icon:ri-arrow-right-line';
import previousIcon from 'icon:ri-arrow-left-line';

/**
 * Returns the link of a picture or a video in an article that was clicked; undefined after any other click, and after one
 * with a modifier key, which opens a new tab.
 */
export function findClickedMediaLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return undefined;
  return target.closest<HTMLAnchorElement>('a.text-picture, a.text-video') ?? undefined;
}

/**
 * Opens the link of a picture or a video in an article: a picture in a dialog that steps through all pictures of the
 * article, a video in its host's player, which takes the place of the link.
 *
 * @param styles URL of media-viewer.css.
 */
export async function openMedia(link: HTMLAnchorElement, styles: string): Promise<void> {
  if (link.dataset['player'] === undefined) await showPictures(link, styles);
  else playVideo(link, link.dataset['player']);
}

function playVideo(link: HTMLAnchorElement, src: string): void {
  const player = createElement('iframe', {
    className: 'text-video',
    src,
    title: link.textContent,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  // Not the player itself, which would keep the Escape key from the dialog around it.
  const figure = link.closest('figure');
  link.replaceWith(player);
  figure?.setAttribute('tabindex', '-1');
  figure?.focus();
}

async function showPictures(link: HTMLAnchorElement, styles: string): Promise<void> {
  // Its styles are still loading.
  if (link.ariaBusy === 'true') return;
  const article = link.closest('.article-body') ?? link;
  const links = [...article.querySelectorAll<HTMLAnchorElement>('a.text-picture')];
  const image = createElement('img', { className: 'viewer-picture' });
  const caption = createElement('figcaption', { className: 'viewer-caption' });
  const status = createElement('p', { className: 'viewer-status' });
  status.setAttribute('role', 'status');
  const dialog = createElement('dialog', { className: 'dialog dialog-stage viewer' });
  dialog.setAttribute('aria-label', 'Images de l’article');

  let index = links.indexOf(link);
  const step = (by: number) => {
    index = (index + by + links.length) % links.length;
    const shown = links[index];
    if (!shown) return;
    image.src = shown.href;
    image.alt = shown.querySelector('img')?.alt ?? '';
    caption.textContent = shown.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    status.textContent = `Image ${index + 1} sur ${links.length}`;
  };
  image.addEventListener('error', () => {
    status.textContent = 'L’image n’a pas pu être chargée. Vérifiez votre connexion.';
  });

  const tools = createElement('div', { className: 'viewer-tools' });
  const stepButtons = [
    createButton('Image précédente', previousIcon, () => {
      step(-1);
    }),
    createButton('Image suivante', nextIcon, () => {
      step(1);
    }),
  ];
  const closeButton = createButton('Fermer', closeIcon, () => {
    dialog.close();
  });
  tools.append(status, ...(links.length > 1 ? stepButtons : []), closeButton);
  const figure = createElement('figure', { className: 'viewer-figure' });
  figure.append(image, caption, tools);
  dialog.append(figure);

  dialog.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  });
  let pressed: PointerEvent | undefined;
  dialog.addEventListener('pointerdown', (event) => {
    pressed = event.isPrimary ? event : undefined;
  });
  dialog.addEventListener('pointerup', (event) => {
    if (pressed && event.pointerType !== 'mouse') step(swipeStep(pressed, event));
  });
  dialog.addEventListener('click', ({ target }) => {
    // The content covers all of the dialog: only its backdrop makes it the target itself.
    if (target === dialog && pressed?.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
  });

  step(0);
  link.ariaBusy = 'true';
  await addStyles(styles);
  link.ariaBusy = null;
  document.body.append(dialog);
  dialog.showModal();
}

/** Adds the viewer's style sheet to the page, once. If it fails to load, the viewer opens all the same. */
async function addStyles(styles: string): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return;
  const link = createElement('link', { rel: 'stylesheet', href: styles });
  const settled = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  await settled;
}

function createButton(label: string, icon: string[], onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className: 'stage-button' });
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  button.append(createIcon(icon));
  return button;
}

const SVG = 'http://www.w3.org/2000/svg';

function createIcon(paths: string[]): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('fill', 'currentColor');
  icon.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    icon.append(path);
  }
  return icon;
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Minimum horizontal distance of a swipe, in pixels. */
const MIN_SWIPE_DISTANCE = 48;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/**
 * Detects a horizontal swipe.
 *
 * @returns 1 for a swipe to the left (to the next picture), −1 for one to the right, 0 for anything else.
 */
export function swipeStep(start: Point, end: Point): 1 | -1 | 0 {
  const deltaX = end.clientX - start.clientX;
  const deltaY = end.clientY - start.clientY;
  if (Math.abs(deltaX) < MIN_SWIPE_DISTANCE || Math.abs(deltaY) > Math.abs(deltaX)) return 0;
  return deltaX < 0 ? 1 : -1;
}
