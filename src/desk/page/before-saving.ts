import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { checkEntry } from '@/schemas/check/check-entry.ts';
import { formOf, placeName } from '../config/forms.ts';
import { collectionOf, schemaOf } from '../config/schemas.ts';
import { withoutEmptyFields } from '../config/without-empty-fields.ts';
import { checkNewAddress } from './new-address.ts';
import type { PublishedSite } from './published-site.ts';
import { tryAgain } from './try-again.ts';

const record = z.record(z.string(), z.unknown());

const saved = z.object({ data: record, path: z.string(), newRecord: z.boolean() });

const titled = z.object({ title: z.string().catch('') });

type Data = Record<string, unknown>;

/** What the desk asks of the place where it runs. */
export interface DeskHost {
  site: PublishedSite;
  /** Whether another file of the content has that path already, from the root of the site. */
  isTaken: (path: string) => Promise<boolean>;
}

/**
 * Lets the editor write only what the build will accept: the whole check of the build runs as the owner saves. What is
 * refused stays in the form.
 */
export function checkBeforeSaving(
  editor: typeof Editor,
  config: CmsConfig,
  { isTaken, site }: DeskHost,
): void {
  editor.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      try {
        return entry.set('data', await publishable(saved.parse(entry.toJS())));
      } catch (cause) {
        // The editor shows the cause of an error of this name, and keeps what was written.
        throw new Error('saving_failed', { cause });
      }
    },
  });

  async function publishable({ data, path, newRecord }: z.infer<typeof saved>): Promise<Data> {
    if (newRecord) await checkNewAddress(path, titled.parse(data).title, isTaken);
    const { body, ...fields } = data;
    const text = typeof body === 'string' ? body : '';
    const names = new Set(await tryAgain(() => site.iconNames()));
    const schema = schemaOf(path, (name) => names.has(name));
    const written = record.parse(withoutEmptyFields(schema, fields));
    const content = { data: written, body: text, source: JSON.stringify(written) };
    const checked = { collection: collectionOf(path), file: path, content };
    const isPublic = (address: string) => tryAgain(() => site.has(address));
    const faults = await checkEntry(checked, schema, { isPublic });
    const form = formOf(config, path, data);
    const lines = faults.map((one) => `${placeName(form, one.path) || 'Texte'} : ${one.message}.`);
    if (lines.length > 0) throw new Error(lines.join('\n'));
    return body === undefined ? written : { ...written, body };
  }
}
