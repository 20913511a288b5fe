import { readDeadLinks, type DeadLink } from '../../content/dead-links.server.ts';
import { longDate } from '../../lib/french-date.ts';
import type { Rule } from './remark.ts';

/** Originals and profiles that answer no more, as the weekly check has recorded them. */
export const deadOriginals: Rule = async ({ folder, documents, items }) => {
  const written = new Map(
    documents.map(({ file, data, body }) => [file, JSON.stringify(data) + body]),
  );
  const articles = new Set(items.map(({ file }) => file));
  const dead = await readDeadLinks(folder);
  return dead
    .filter(({ fichier, adresse }) => written.get(fichier)?.includes(adresse))
    .map((link) => ({
      file: link.fichier,
      message: `« ${link.adresse} » ne répond plus depuis le ${longDate(new Date(link.depuis))} ; ${articles.has(link.fichier) ? ofArticle(link) : ofOther(link)}`,
    }));
};

function ofArticle({ copie }: DeadLink): string {
  const said = copie
    ? `la page de l’article le dit et mène à la copie d’archive du ${longDate(new Date(copie.jour))}`
    : 'la page de l’article le dit';
  return `${said} ; si l’original a une nouvelle adresse, écrivez-la`;
}

function ofOther({ archive, copie }: DeadLink): string {
  return `mettez à la place sa nouvelle adresse, ou celle d’une copie, comme ${copie?.adresse ?? archive}`;
}
