import { join, dirname, basename } from 'node:path';
import { fieldName } from '../../schemas/check/field-name.ts';
import { COLLECTIONS } from '../../schemas/collections.ts';
import { schemaFor } from '../../content/schema-for.ts';
import type { Content } from './content.ts';
import type { Remark } from './remark.ts';

/** One French line a remark, as the content check writes its own: file, field, fault and fix. */
export function lines({ folder, documents }: Content, remarks: Remark[]): string[] {
  const collections = new Map(documents.map(({ file, collection }) => [file, collection]));
  return remarks.map(({ file, path = [], message }) => {
    const collection = collections.get(file);
    const field = collection
      ? fieldName(schemaFor(COLLECTIONS[collection], dirname(join(folder, file))), path)
      : '';
    return `${basename(folder)}/${file}${field && ` › ${field}`} : ${message}.`;
  });
}

/** The built site no longer shows what the content says. */
export const STALE =
  'il est plus ancien que votre contenu ; lancez « npm run build » pour que ses liens soient vérifiés.';

/** A link of the built site that leads nowhere. */
export function brokenLink({ file, link }: { file: string; link: string }): string {
  return `page « ${file} » : le lien « ${link} » ne mène nulle part ; corrigez-le là où il est écrit, puis lancez « npm run build ».`;
}

/** « 1 erreur », « 3 erreurs ». */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}
