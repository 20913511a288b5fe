import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { longDate } from '../../domain/text/french-date.ts';
import { DEAD_LINKS, deadLinksSchema } from '../external-links/record.ts';
import type { Rule } from './remark.ts';

/** Originals and profiles that answer no more, as the weekly check has recorded them. */
export const deadOriginals: Rule = async ({ folder, documents }) => {
  const source = await readFile(join(folder, DEAD_LINKS), 'utf8').catch(() => undefined);
  if (source === undefined) return [];
  const { liens } = deadLinksSchema.parse(JSON.parse(source));
  const written = new Map(
    documents.map(({ file, data, body }) => [file, JSON.stringify(data) + body]),
  );
  return liens
    .filter(({ fichier, adresse }) => written.get(fichier)?.includes(adresse))
    .map(({ fichier, adresse, depuis, archive }) => ({
      file: fichier,
      message: `« ${adresse} » ne répond plus depuis le ${longDate(new Date(depuis))} ; mettez à la place l’adresse d’une copie, comme ${archive}`,
    }));
};
