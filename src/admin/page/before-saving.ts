import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/lib/day-in-cameroon.ts';
import { checkEntry } from '@/content/check/check-entry.ts';
import { formOf, placeName } from '../config/forms.ts';
import { collectionOf, schemaOf } from '../config/schemas.ts';
import { withDrawnKeys } from '../config/with-drawn-keys.ts';
import { withoutEmptyFields } from '../config/without-empty-fields.ts';
import { DOSSIERS, faultsBetween } from './between-files.ts';
import { markFaults } from './mark-faults.ts';
import { checkNewAddress } from './new-address.ts';
import type { PublishedSite } from './published-site.ts';
import { tryAgain } from './try-again.ts';
import { writtenHeader } from './written-header.ts';

const record = z.record(z.string(), z.unknown());

const saved = z.object({ data: record, path: z.string(), newRecord: z.boolean() });

const titled = z.object({ title: z.string().catch('') });

type Data = Record<string, unknown>;

/** What the desk asks of the place where it runs. */
export interface DeskHost {
  site: PublishedSite;
  /** The text of a file of that path, from the root of the site; nothing when there is none. */
  textAt: (path: string) => Promise<string | undefined>;
  /** The texts of a folder's files by their paths, both from the root of the site. */
  textsIn: (folder: string) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Lets the editor write only what the build will accept: the whole check of the build runs as the owner saves. What is
 * refused stays in the form.
 */
export function checkBeforeSaving(
  editor: typeof Editor,
  config: CmsConfig,
  { textAt, textsIn, site }: DeskHost,
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
    const stored = await tryAgain(() => textAt(path));
    const isThere = async (name: string) => (await tryAgain(() => textAt(name))) !== undefined;
    const collection = collectionOf(path);
    if (newRecord && collection === 'portfolio')
      await checkNewAddress(path, titled.parse(data).title, isThere);
    else if (newRecord && stored !== undefined)
      throw new Error('Un autre dossier a déjà ce nom ; changez le titre.');
    const { body, ...fields } = data;
    const text = typeof body === 'string' ? body : '';
    const names = new Set(await tryAgain(() => site.iconNames()));
    const schema = schemaOf(path, {
      isIconName: (name) => names.has(name),
      // What was chosen just now isn't stored yet: what the file named before must be there.
      exists: async (name) =>
        stored?.includes(name) !== true || (await isThere(pathFrom(path, name))),
    });
    const written = withDrawnKeys(schema, record.parse(withoutEmptyFields(schema, fields)));
    const content = { data: written, body: text, source: JSON.stringify(written) };
    const checked = { collection, file: path, content };
    const today = dayInCameroon(new Date());
    const own = await checkEntry(checked, schema, {
      isPublic: (address) => tryAgain(() => site.has(address)),
      standingOf: async (name) => {
        const item = await tryAgain(() => textAt(`content/portfolio/${name}.md`));
        return item === undefined ? undefined : writtenHeader(item);
      },
      today,
    });
    const between = await faultsBetween({ collection, path, data: written }, today, () =>
      tryAgain(() => textsIn(DOSSIERS)),
    );
    const faults = [...own, ...between];
    markFaults(faults);
    const form = formOf(config, path, data);
    const lines = faults.map((one) => `${placeName(form, one.path) || 'Texte'} : ${one.message}.`);
    if (lines.length > 0) throw new Error(lines.join('\n'));
    return body === undefined ? written : { ...written, body };
  }
}

/** The path of a file that another one names, from where that one is. */
function pathFrom(path: string, name: string): string {
  return new URL(name, `https://site.invalid/${path}`).pathname.slice(1);
}
