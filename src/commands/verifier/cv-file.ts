import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { beginning } from './beginning.ts';
import type { Rule } from './remark.ts';

/** How a PDF begins (ISO 32000-2, section 7.5.2). */
const PDF = '%PDF-';

const about = z.object({ cv: z.string() });

/** A CV that is no PDF, whatever its name says. */
export const cvFile: Rule = async ({ folder, documents }) => {
  const remarks = documents
    .filter(({ collection }) => collection === 'about')
    .map(async ({ file, data }) => {
      const { cv } = about.parse(data);
      if ((await beginning(resolve(folder, dirname(file), cv), PDF.length)) === PDF) return [];
      const message = `« ${cv} » n’est pas un PDF ; exportez votre CV en PDF et remplacez ce fichier`;
      return [{ file, path: ['cv'], message, broken: true }];
    });
  return (await Promise.all(remarks)).flat();
};
