import type { Finding } from './finding.ts';
import { Parser } from 'htmlparser2';

/** What Cloudflare puts in the place of an e-mail address. */
const HIDDEN_ADDRESS = '/cdn-cgi/l/email-protection';

/**
 * Whether the published home page is the one of this folder.
 *
 * @param served its source, as the host sends it.
 * @param name of the owner, as the content says it.
 * @param built source of the home page that was built here of this content, where there is one.
 */
export function publishedBuild(served: string, name: string, built?: string): Finding[] {
  if (served.includes(HIDDEN_ADDRESS))
    return [
      {
        line: 'Cloudflare cache votre adresse e-mail aux visiteurs ; dans ses réglages « Security », éteignez « Email Address Obfuscation ».',
      },
    ];
  const text = pageText(served);
  if (!text.includes(pageText(name)))
    return [
      {
        line: `Le site en ligne n’est pas celui de ce dossier : il ne porte pas le nom « ${name} » ; vérifiez l’adresse dans « site.json », à « url ».`,
      },
    ];
  if (built === undefined)
    return [
      {
        line: 'Seul le nom a été comparé : il n’y a pas ici de site construit à jour ; lancez « npm run build », puis de nouveau cette commande.',
      },
    ];
  if (pageText(built) !== text)
    return [
      {
        line: 'Le site en ligne n’est pas celui de ce dossier : sa page d’accueil dit autre chose ; envoyez vos changements sur GitHub, ou reprenez ceux du bureau en ligne avec « git pull », attendez la publication, puis lancez « npm run build » et de nouveau cette commande.',
      },
    ];
  return [];
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** The words of a page, title included, with single spaces: what a host may add to its code is not among them. */
export function pageText(html: string): string {
  let text = '';
  let unseen = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      text += ' ';
    },
    ontext(part) {
      if (unseen === 0) text += part;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      text += ' ';
    },
  });
  parser.end(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}
