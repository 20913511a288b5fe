import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
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
      if ((await beginning(resolve(folder, dirname(file), cv))) === PDF) return [];
      const message = `« ${cv} » n’est pas un PDF ; exportez votre CV en PDF et remplacez ce fichier`;
      return [{ file, path: ['cv'], message, broken: true }];
    });
  return (await Promise.all(remarks)).flat();
};

async function beginning(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF.length));
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
