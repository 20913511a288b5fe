import { longDateToday } from '@/lib/dates.ts';

/** The largest width of a picture in the file, in pixels. */
const MAX_WIDTH = 800;

/** The styles of the file, which has none of the site's. */
const STYLES = `body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 Georgia, serif; color-scheme: light dark }
h1 { font-size: 1.75rem }
h1, h2, h3 { line-height: 1.2 }
img { max-width: 100%; height: auto }
figure { margin: 1.5rem 0 }
figcaption, footer { font-size: 0.85em; opacity: 0.75 }
blockquote { margin: 0; padding-left: 1rem; border-left: 3px solid }`;

/** What the file has no use for: words for the page's own controls, the pull quote, links to lists of the site. */
const LEFT_OUT =
  '.sr-only, .article-quote, .article-about, a.text-video, svg, source, audio, script';

/** The attributes that stay: those that say what an element is. */
const KEPT_ATTRIBUTES = new Set(['alt', 'datetime', 'height', 'href', 'lang', 'src', 'width']);

/**
 * Prepares the file, then puts a link that saves it in the place of the button, and where the browser shares files a button
 * that does. It is ready before the tap that shares it: browsers share only in answer to a tap.
 *
 * @param tools the element around the two, in the article; it gives the name of the file.
 * @throws what `fetch` throws when a picture of the site can't be loaded.
 */
export async function offerArticleFile(
  tools: HTMLElement,
  button: HTMLButtonElement,
  status: HTMLElement,
): Promise<void> {
  const article = tools.closest('article');
  if (!article) return;
  const file = await makeArticleFile(article, tools.dataset['takeAway'] ?? '');
  const save = document.createElement('a');
  save.className = button.className;
  save.textContent = 'Enregistrer le fichier';
  save.download = file.name;
  save.href = URL.createObjectURL(file);
  button.replaceWith(save);
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    button.textContent = 'Partager le fichier';
    // A visitor who changes their mind is no fault, and the file can still be saved.
    button.onclick = () => void navigator.share({ files: [file] }).catch(() => undefined);
    save.before(button);
  }
  const size = Math.ceil(file.size / 1000);
  status.textContent = `Prêt, ${size}\u00a0ko, à lire sans connexion.`;
  tools.querySelector<HTMLElement>('button, a')?.focus();
}

/**
 * Makes one HTML file of an article, which needs neither the site nor a network: text, styles and pictures. Of a private
 * text it has what the page has.
 *
 * @param article the element of the article on its page, with a head and a body.
 * @param name of the file, without its ending.
 * @throws what `fetch` throws when a picture of the site can't be loaded.
 */
async function makeArticleFile(article: Element, name: string): Promise<File> {
  // In a document of its own nothing is loaded. Its styles are text: the page's policy would refuse them.
  const file = document.implementation.createHTMLDocument(document.title);
  const parts = [...article.querySelectorAll('.article-head, .article-body')];
  file.body.append(...(await Promise.all(parts.map((part) => copyPart(part, file)))));
  const footer = file.createElement('footer');
  const address = file.createElement('a');
  address.href = location.origin + location.pathname;
  address.textContent = address.href;
  footer.append(`Copie du ${longDateToday(new Date())} de `, address);
  file.body.append(footer);
  const html = `<!doctype html>
<html lang="${document.documentElement.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${file.querySelector('title')?.outerHTML ?? ''}
<style>${STYLES}</style>
${file.body.innerHTML}
</html>
`;
  return new File([html], `${name}.html`, { type: 'text/html' });
}

/** Copies a part of the article, with the bytes of its pictures in it. */
async function copyPart(part: Element, file: Document): Promise<Element> {
  const copy = file.importNode(part, true);
  const links = part.querySelectorAll('a');
  // As absolute addresses: the file has no place of its own.
  for (const [index, link] of copy.querySelectorAll('a').entries())
    link.setAttribute('href', links[index]?.href ?? '');
  const images = [...part.querySelectorAll('img')];
  const sources = await Promise.all(images.map(readPicture));
  for (const [index, image] of [...copy.querySelectorAll('img')].entries()) {
    const source = sources[index];
    if (source === undefined) image.replaceWith(image.alt);
    else image.src = source;
    // Its link leads to a larger file on the site.
    image.closest('a.text-picture')?.replaceWith(image);
  }
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const attribute of element.getAttributeNames())
      if (!KEPT_ATTRIBUTES.has(attribute)) element.removeAttribute(attribute);
  return copy;
}

/**
 * Reads a picture as a `data:` URL, in the largest of its files that isn't too wide.
 *
 * @returns undefined for a picture of another host, which the page may not read.
 */
async function readPicture({ dataset, srcset }: HTMLImageElement): Promise<string | undefined> {
  const candidates = (dataset['srcset'] ?? srcset).split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url: new URL(url, location.href), width: Number.parseInt(width, 10) };
  });
  const { url } = candidates.findLast(({ width }) => width <= MAX_WIDTH) ?? candidates[0] ?? {};
  if (url?.origin !== location.origin) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : undefined);
    };
    reader.onerror = reject;
    reader.readAsDataURL(blob);
  });
}
