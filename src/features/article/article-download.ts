import { longDateInVisitorZone } from '@/lib/dates.ts';
import { fetchWithTimeout } from '@/lib/fetch-with-timeout.ts';

/** Maximum width, in pixels, of a picture in the downloaded file of an article. */
const MAX_FILE_PICTURE_WIDTH = 800;

/** Style sheet of the downloaded file, which doesn't contain the site's own style sheets. */
const FILE_STYLES = `:root { color-scheme: light dark }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 Georgia, serif; overflow-wrap: break-word }
h1, h2, h3 { line-height: 1.2; break-after: avoid }
h1 { font-size: 1.75rem }
img { display: block; max-width: 100%; height: auto }
figure { margin: 1.5rem 0; break-inside: avoid }
figcaption, footer, .article-byline { font-size: 0.85em; opacity: 0.8 }
.article-standfirst { font-weight: bold }
blockquote { margin-inline: 0; padding-left: 1rem; border-left: 3px solid }
@media print { :root { color-scheme: light } }`;

/** Selects the elements that the downloaded file leaves out: labels of controls, the pull quote, the topics, players. */
const LEFT_OUT = '.sr-only, .article-quote, .article-about, a.text-video, iframe, svg, script';

/** Names of the HTML attributes that the downloaded file keeps; all others are removed. */
const KEPT_ATTRIBUTES = new Set([
  'alt',
  'class',
  'datetime',
  'height',
  'href',
  'lang',
  'src',
  'width',
]);

/**
 * Builds the file of an article, then replaces the button by a link that downloads it and, where the browser can share
 * files, by a button that shares it too. The file is built before the tap that shares it, because browsers share only in
 * answer to a tap.
 *
 * @param button « Emporter l’article », with an element beside it that shows the status.
 */
export async function offerDownload(button: HTMLButtonElement): Promise<void> {
  const article = button.closest('article');
  const status = button.parentElement?.querySelector('[role=status]');
  if (!article || !status || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  status.textContent = 'Préparation…';
  const { file, missing } = await makeArticleFile(article, button.dataset['download'] ?? '');
  button.ariaBusy = null;
  button.removeAttribute('data-download');

  const save = document.createElement('a');
  save.className = button.className;
  save.textContent = 'Enregistrer le fichier';
  save.download = file.name;
  save.href = URL.createObjectURL(file);
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    button.textContent = 'Partager le fichier';
    // A visitor who changes their mind is no fault, and the file can still be saved.
    button.onclick = () => void navigator.share({ files: [file] }).catch(() => undefined);
    // Shorter, so that both fit in one line of a phone.
    save.textContent = 'Enregistrer';
    save.ariaLabel = 'Enregistrer le fichier';
    button.after(save);
  } else {
    button.replaceWith(save);
    save.focus();
  }
  const size = `Prêt, ${Math.ceil(file.size / 1000)}\u00a0ko, `;
  status.textContent =
    missing === 0
      ? `${size}à lire sans connexion.`
      : `${size}mais il manque ${missing} image${missing > 1 ? 's' : ''}.`;
}

/**
 * Makes an HTML file of an article with its text, styles and pictures, so that it can be read without a network. Of a
 * private article the file has only what the page shows: the standfirst, or else an excerpt of the text.
 *
 * @param article the element of the article on its page, with a head and a body.
 * @param name of the file, without its ending.
 * @returns the file, and the number of pictures that could not be read.
 */
async function makeArticleFile(article: Element, name: string) {
  // In a document of its own nothing is loaded. Its styles are text: the page's policy would refuse them.
  const copy = document.implementation.createHTMLDocument(document.title);
  const parts = [...article.querySelectorAll('.article-head, .article-audio, .article-body')];
  const main = copy.createElement('main');
  const missing = await Promise.all(parts.map((part) => copyPart(part, main)));
  const footer = copy.createElement('footer');
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? location;
  footer.append(`Copie du ${longDateInVisitorZone(new Date())} de `, createLink(copy, href, href));
  copy.body.append(main, footer);
  const html = `<!doctype html>
<html lang="${document.documentElement.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${copy.head.innerHTML}
<style>${FILE_STYLES}</style>
${copy.body.innerHTML.replaceAll('<!-- -->', '')}
</html>
`;
  const file = new File([html], `${name}.html`, { type: 'text/html' });
  return { file, missing: missing.reduce((sum, count) => sum + count, 0) };
}

/**
 * Copies a part of the article into the file, with its pictures inside. A picture that can't be read is replaced by a
 * link.
 *
 * @returns the number of pictures that were replaced.
 */
async function copyPart(part: Element, main: HTMLElement): Promise<number> {
  const copy = main.ownerDocument;
  const clone = copy.importNode(part, true);
  main.append(clone);
  for (const media of clone.querySelectorAll('video, audio')) {
    const words = media.localName === 'audio' ? 'Écouter le son' : 'Voir la vidéo';
    media.replaceWith(createLink(copy, media.getAttribute('src') ?? '', words));
  }
  // As absolute addresses: the file has no place of its own.
  for (const link of clone.querySelectorAll('a'))
    link.href = new URL(link.getAttribute('href') ?? '', location.href).href;
  let missing = 0;
  const replaceImage = async (image: HTMLImageElement) => {
    const url = pictureUrl(image);
    const source = await readPicture(url).catch(() => undefined);
    // Its link leads to a larger file on the site.
    const frame = image.closest('a') ?? image;
    if (source === undefined) {
      missing += 1;
      const text = copy.createElement('p');
      text.append('Image restée en ligne\u202f: ', createLink(copy, url.href, image.alt));
      frame.replaceWith(text);
    } else {
      image.src = source;
      frame.replaceWith(image);
    }
  };
  await Promise.all([...clone.querySelectorAll('img')].map(replaceImage));
  for (const element of clone.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of [clone, ...clone.querySelectorAll('*')])
    for (const attribute of element.getAttributeNames())
      if (!KEPT_ATTRIBUTES.has(attribute)) element.removeAttribute(attribute);
  return missing;
}

/** Returns the URL of a picture's largest file that isn't wider than `MAX_FILE_PICTURE_WIDTH`. */
function pictureUrl({ dataset, srcset, src }: HTMLImageElement): URL {
  const candidates = (dataset['srcset'] || srcset).split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });
  const { url } =
    candidates.findLast(({ width }) => width <= MAX_FILE_PICTURE_WIDTH) ?? candidates[0] ?? {};
  return new URL(url || (dataset['src'] ?? src), location.href);
}

/**
 * Reads a picture as a `data:` URL.
 *
 * @throws Error when the picture can't be loaded, or is on another host, whose files the page may not read.
 */
async function readPicture(url: URL): Promise<string> {
  if (url.origin !== location.origin) throw new Error('another host');
  const response = await fetchWithTimeout(url);
  const blob = await response.blob();
  if (!response.ok || !blob.type.startsWith('image/')) throw new Error('no picture');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = reject;
    reader.readAsDataURL(blob);
  });
}

function createLink(copy: Document, href: string, text: string): HTMLAnchorElement {
  const link = copy.createElement('a');
  link.href = href;
  link.textContent = text || href;
  return link;
}
