/**
 * Reads the content that the admin page itself contains, such as the owner's name. It comes straight from the files, because
 * Astro's content store can't be read while a picture is missing, a mistake that the owner corrects on this very page.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../../content/environment.server.ts';
import { isIconName } from '../../content/icons.server.ts';
import { readContentData } from '../../content/read-file.server.ts';
import { stringFields } from '../../content/schemas/field-schemas.ts';
import { siteSchema } from '../../content/schemas/site.ts';
import { readSiteFile } from '../../content/site-address.server.ts';

const siteIdentity = siteSchema(stringFields).pick({ name: true, publishing: true }).strip();

/** Reads the owner's name and the repository from `site.json`; returns neither of them if one of them is invalid. */
export async function readSiteIdentity(): Promise<Partial<z.infer<typeof siteIdentity>>> {
  return siteIdentity.safeParse(await readSiteFile()).data ?? {};
}

const services = z.array(z.object({ icon: z.string() }));
const servicesFile = z.object({ services });
const projectFile = z.object({ support: z.object({ services }) });

/** Reads which icons the services in the content use, for the form field that offers icons; skips files with a mistake. */
export async function readServiceIcons(): Promise<string[]> {
  const read = async (file: string) =>
    readContentData(join(contentRoot(), file)).catch(() => undefined);
  const offered = servicesFile.safeParse(await read('services.json')).data?.services ?? [];
  const support = projectFile.safeParse(await read('project.json')).data?.support.services ?? [];
  return [...offered, ...support].map(({ icon }) => icon).filter(isIconName);
}
