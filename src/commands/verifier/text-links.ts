import { textLinks as linksOf } from '../../domain/text/text-tree.ts';
import type { Content, Item } from './content.ts';
import type { Remark, Rule } from './remark.ts';

/** Pages that are there whatever the content. */
const PAGES = /^\/(projet|cv\.pdf|rss\.xml|portfolio\/((articles|videos|photos)\/)?)?$/;
const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** Links of the articles to other pages of the site that aren't there, and pictures that no text shows. */
export const textLinks: Rule = (content) =>
  content.items.flatMap((item) => [...brokenLinks(content, item), ...pictures(item)]);

function brokenLinks({ site, items }: Content, { file, body }: Item): Remark[] {
  const slugs = new Set(
    items.filter(({ data }) => data.category === 'Articles').map(({ slug }) => slug),
  );
  const { origin, pathname: base } = new URL(site.url);
  const leads = ({ pathname }: URL) => {
    if (!pathname.startsWith(base)) return false;
    const path = `/${pathname.slice(base.length).replace(/^\//, '')}`;
    return PAGES.test(path) || slugs.has(/^\/articles\/([^/]+)\/$/.exec(path)?.[1] ?? '');
  };
  return linksOf(body)
    .filter((href) => URL.canParse(href) && new URL(href).origin === origin)
    .filter((href) => !leads(new URL(href)))
    .map((href) => ({
      file,
      broken: true,
      message: `dans le texte, le lien « ${href} » ne mène à aucune page du site ; copiez l’adresse depuis le navigateur`,
    }));
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
