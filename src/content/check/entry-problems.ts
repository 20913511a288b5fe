import { z } from 'zod';
import { frenchErrorMap } from './french-errors.ts';
import type { FileLookups } from './check-lookups.ts';
import type { FieldProblem } from './problem.ts';
import { isEnded, isScheduled, type PublishStatus } from '../publish-status.ts';
import { isoDay, longDate } from '../../lib/dates.ts';
import { isSafeLink } from '../../lib/links.ts';
import { textLinks } from '../text/paragraphs.ts';
import { parseBody } from '../text/parse-text.ts';
import { listFigures, listVideos, type TextFigure } from '../text/text-tree.ts';

/** A content file, read and parsed. */
export interface ContentFile {
  /** Its JSON data, or the front matter of a Markdown file. */
  data: unknown;
  /** The text below the front matter. */
  body: string;
  /** The whole text of the file, with its front matter. */
  source: string;
}

const day = z.coerce.date().optional().catch(undefined);

/**
 * Schema of the fields that the checks below read, whatever the collection. A value that isn't valid counts as missing here:
 * the collection's own schema reports it.
 */
const checkedFields = z
  .object({
    date: day,
    lastDay: day,
    availableFrom: day,
    draft: z.boolean().optional().catch(undefined),
    videoUrl: z.string().catch(''),
    audio: z.string().catch(''),
    items: z.array(z.string()).catch([]),
    standfirst: z.string().catch(''),
    scans: z.object({ day }).optional().catch(undefined),
  })
  .catch({ videoUrl: '', audio: '', items: [], standfirst: '' });

/** Returns the fields that decide whether an entry is online; a field with an invalid value is left out. */
export function pickPublishFields(data: unknown): PublishStatus {
  const { draft, date, lastDay } = checkedFields.parse(data);
  return { draft, date, lastDay };
}

/**
 * Finds the problems of a portfolio item that its schema can't find: these checks need the text, the front matter as it
 * is written, or the disk.
 *
 * @param schema of the portfolio, with which the pictures in the text are checked.
 */
export async function itemProblems(
  { data, body, source }: ContentFile,
  { isPublicFile }: Pick<FileLookups, 'isPublicFile'>,
  schema: z.ZodType,
): Promise<FieldProblem[]> {
  const { date, videoUrl, audio, standfirst, scans } = checkedFields.parse(data);
  const hasNoWords = body.trim() === '' && standfirst.trim() === '';
  const text = parseBody({ data, body });
  const figures = listFigures(text).map((figure) => figureProblems(figure, schema));
  const videoUrls = listVideos(text).map(({ url }) => url);
  const videos = videoUrls.map((url) => missingFile('la vidéo', url, isPublicFile));
  return [
    ...dateProblems(['date'], date, source),
    ...dateProblems(['scans', 'day'], scans?.day, source),
    ...(scans && hasNoWords ? [{ path: ['standfirst'], message: NO_WORDS }] : []),
    ...(await missingFile('la vidéo', videoUrl, isPublicFile, ['videoUrl'])),
    ...(await missingFile('le son', audio, isPublicFile, ['audio'])),
    ...linkProblems(body, videoUrls),
    ...(await Promise.all([...figures, ...videos])).flat(),
  ];
}

const NO_WORDS =
  'de cet article il n’y a que la page imprimée, qu’aucune recherche ne lit ; dites-en l’essentiel';

/** Finds the problems of a picture in a text. It is checked like the picture of a « Photos » item, and needs a description. */
async function figureProblems(figure: TextFigure, schema: z.ZodType): Promise<FieldProblem[]> {
  const { src, alt } = figure;
  const photo = { category: 'Photos', title: '', image: figure };
  const { error } = await schema.safeParseAsync(photo, { error: frenchErrorMap });
  const messages = (error?.issues ?? []).map(({ message }) => message);
  if (alt.trim() === '')
    messages.push(`l’image « ${src} » n’a pas de description ; écrivez ce que l’on y voit`);
  return messages.map((message) => ({ message: `dans le texte, ${message}` }));
}

/** Reports a video or sound whose address is a path on the site, if its file is missing in `public/`. */
async function missingFile(
  kind: 'la vidéo' | 'le son',
  address: string,
  isPublicFile: FileLookups['isPublicFile'],
  path: PropertyKey[] = [],
): Promise<FieldProblem[]> {
  if (!/^\/[^/]/.test(address) || (await isPublicFile(address))) return [];
  const pronoun = kind === 'le son' ? 'le' : 'la';
  const message = `${kind} « ${address} » est introuvable ; déposez-${pronoun} dans le dossier « public » ou corrigez l’adresse`;
  return [{ path, message }];
}

/**
 * Finds the problems of a dossier that its schema can't find: impossible dates, broken links, and items that aren't online
 * on the first day of the dossier. The items of a draft, or of a dossier that has ended, aren't checked.
 */
export async function dossierProblems(
  { data, body, source }: ContentFile,
  { itemStatus, today }: Pick<FileLookups, 'itemStatus' | 'today'>,
): Promise<FieldProblem[]> {
  const { items, date, lastDay, draft } = checkedFields.parse(data);
  const ownProblems = [
    ...dateProblems(['date'], date, source),
    ...dateProblems(['lastDay'], lastDay, source),
    ...linkProblems(body),
  ];
  if (draft || isEnded({ lastDay }, today)) return ownProblems;
  const firstDay = date !== undefined && date > today ? date : today;
  const hiddenItems = await Promise.all(
    items.map(async (slug, index) => {
      const message = hiddenItemMessage(slug, await itemStatus(slug), firstDay);
      return message === undefined ? [] : [{ path: ['items', index], message }];
    }),
  );
  return [...ownProblems, ...hiddenItems.flat()];
}

/** Finds an impossible date in `sheet.json`, the fact sheet for newsrooms. */
export function sheetProblems({ data, source }: ContentFile): Promise<FieldProblem[]> {
  const { availableFrom } = checkedFields.parse(data);
  return Promise.resolve(dateProblems(['availableFrom'], availableFrom, source));
}

function hiddenItemMessage(
  slug: string,
  item: PublishStatus | undefined,
  firstDay: Date,
): string | undefined {
  if (item === undefined)
    return `aucun élément du portfolio ne s’appelle « ${slug} » ; corrigez ce nom, ou retirez-le du dossier`;
  if (item.draft) return `« ${slug} » est un brouillon ; publiez-le, ou retirez-le du dossier`;
  if (item.date === undefined || !isScheduled(item, firstDay)) return undefined;
  return `« ${slug} » ne paraîtra que le ${longDate(item.date)} ; retirez-le du dossier, ou datez le dossier de ce jour-là`;
}

/**
 * Reports a date that JavaScript accepts but that isn't the one that the owner meant: « 11/12/2026 », « 2026-02-30 ».
 *
 * @param date as it was parsed.
 * @param source the whole text of the file.
 */
function dateProblems(path: PropertyKey[], date: Date | undefined, source: string): FieldProblem[] {
  if (date === undefined || source.includes(isoDay(date))) return [];
  return [
    {
      path,
      message: 'ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 »',
    },
  ];
}

/** Reports the links in a text that aren't whole URLs with an allowed protocol; a video may also be a path on the site. */
function linkProblems(body: string, videoUrls: readonly string[] = []): FieldProblem[] {
  return textLinks(body)
    .filter((href) => !isSafeLink(href) && !videoUrls.includes(href))
    .map((href) => ({
      message: `dans le texte, le lien « ${href} » ne peut pas être suivi ; écrivez une adresse entière, avec « https:// »`,
    }));
}
