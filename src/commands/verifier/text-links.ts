import { isPublished } from '../../content/visibility.ts';
import { textLinks as linksOf } from '../../content/text/text-tree.ts';
import type { Content, Item } from '../../content/parsed-content.server.ts';
import type { Remark, Rule } from './remark.ts';

/** Pages that are there whatever the content. */
const PAGES = /^\/(projet|cv\.pdf|rss\.xml|portfolio\/((articles|videos|photos)\/)?)?$/;
const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** Links of the articles to other pages of the site that aren't there, and pictures that no text shows. */
export const textLinks: Rule = (content, today) =>
  content.items.flatMap((item) => [...brokenLinks(content, item, today), ...pictures(item)]);

function brokenLinks({ site, items }: Content, { file, data, body }: Item, today: Date): Remark[] {
  const articles = new Map(
    items.filter(({ data }) => data.category === 'Articles').map((item) => [item.slug, item.data]),
  );
  // What is still to come may lead to what comes by then.
  const day = data.date !== undefined && data.date > today ? data.date : today;
  const { origin, pathname: base } = new URL(site.url);
  const fault = ({ pathname }: URL) => {
    const path = pathname.startsWith(base)
      ? `/${pathname.slice(base.length).replace(/^\//, '')}`
      : '';
    if (PAGES.test(path)) return undefined;
    const article = articles.get(/^\/articles\/([^/]+)\/$/.exec(path)?.[1] ?? '');
    if (!article) return 'ne mène à aucune page du site ; copiez l’adresse depuis le navigateur';
    return data.draft || isPublished(article, day)
      ? undefined
      : 'mène à un article qui n’est pas encore en ligne ; retirez-le jusque-là';
  };
  return linksOf(body)
    .filter((href) => URL.canParse(href) && new URL(href).origin === origin)
    .flatMap((href) => {
      const message = fault(new URL(href));
      if (message === undefined) return [];
      return [{ file, broken: true, message: `dans le texte, le lien « ${href} » ${message}` }];
    });
}

function pictures({ file, body }: Item): Remark[] {
  const [picture] = PICTURE.exec(body) ?? [];
  if (picture === undefined) return [];
  return [
    {
      file,
      message: `dans le texte, « ${picture} » s’affiche tel quel ; mettez l’image dans l’en-tête, à « image »`,
    },
  ];
}
