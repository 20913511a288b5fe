import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { checkEntry } from '@/schemas/check/check-entry.ts';
import type { Probes } from '@/schemas/check/probes.ts';
import { formOf, placeName } from '../config/forms.ts';
import { collectionOf, schemaOf } from '../config/schemas.ts';
import { withoutEmptyFields } from '../config/without-empty-fields.ts';

const record = z.record(z.string(), z.unknown());

const saved = z.object({ data: record, path: z.string(), newRecord: z.boolean() });

/** What the desk asks of the place where it runs. */
export interface DeskHost extends Pick<Probes, 'isPublic'> {
  /** Whether another file of the content has that path already, from the root of the site. */
  isTaken: (path: string) => Promise<boolean>;
  /** The names of the icons of the set. */
  iconNames: () => Promise<readonly string[]>;
}

/**
 * Lets the editor write only what the build will accept: the whole check of the build runs as the owner saves. What is
 * refused stays in the form.
 */
export function checkBeforeSaving(
  editor: typeof Editor,
  config: CmsConfig,
  { isTaken, iconNames, isPublic }: DeskHost,
): void {
  editor.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { data, path, newRecord } = saved.parse(entry.toJS());
      if (newRecord && (await isTaken(path)))
        throw refusal(['Un autre élément du portfolio a déjà cette adresse ; changez-la.']);
      const { body, ...fields } = data;
      const text = typeof body === 'string' ? body : '';
      const names = new Set(await iconNames());
      const schema = schemaOf(path, (name) => names.has(name));
      const written = record.parse(withoutEmptyFields(schema, fields));
      const content = { data: written, body: text, source: JSON.stringify(written) };
      const collection = collectionOf(path);
      const faults = await checkEntry({ collection, file: path, content }, schema, { isPublic });
      const form = formOf(config, path, data);
      if (faults.length > 0)
        throw refusal(
          faults.map((one) => `${placeName(form, one.path) || 'Texte'} : ${one.message}.`),
        );
      return entry.set('data', body === undefined ? written : { ...written, body });
    },
  });
}

/** The editor shows the cause of an error of this name to the owner, and keeps what was written. */
function refusal(lines: readonly string[]): Error {
  return new Error('saving_failed', { cause: new Error(lines.join('\n')) });
}
