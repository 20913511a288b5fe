import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { z } from 'zod';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { fileRevealsLocation } from '../../content/pictures/picture-metadata.server.ts';
import type { CollectionName } from '../../content/collections.ts';
import { aboutSchema } from '../../content/schemas/home-sections.ts';
import { stringFields } from '../../content/schemas/field-schemas.ts';
import { listWaysToGive, projectSchema } from '../../content/schemas/project.ts';
import type { Rule } from './verifier-report.ts';

const frenchList = new Intl.ListFormat('fr');
const dataOf = ({ entries }: ParsedContent, name: CollectionName) =>
  entries.find(({ collection }) => collection === name)?.data;

/** Lists, as a notice, the telephone and payment numbers and the postal address that the site shows to everyone. */
export const listPublicNumbers: Rule = (content) => {
  const { phone, whatsapp } = content.site.contact;
  const { donation } = projectSchema(stringFields).parse(dataOf(content, 'project')).support;
  const { address } = z
    .object({ address: z.string().optional() })
    .parse(dataOf(content, 'sources') ?? {});
  const facts = [
    ...(phone ? [`le téléphone ${phone}`] : []),
    ...(whatsapp ? [`le numéro WhatsApp ${whatsapp}`] : []),
    ...listWaysToGive(donation).map(
      ({ method, number, holder }) => `le numéro ${method} ${number}, au nom de ${holder}`,
    ),
    ...(address === undefined ? [] : ['l’adresse postale de « sources.json »']),
  ];
  const message = `tout le monde pourra lire ${frenchList.format(facts)} ; relisez-les, et retirez ce qui doit rester à vous`;
  return [{ file: 'site.json', message, note: true }];
};

/** The properties of a PDF that its readers see, with their French names. */
const PDF_PROPERTIES = {
  Title: 'le titre',
  Author: 'l’auteur',
  Subject: 'le sujet',
  Keywords: 'les mots-clés',
  Creator: 'le logiciel',
  Producer: 'le programme du PDF',
};

/**
 * Matches a line of the CV with personal data: a telephone number (but no range of years), an e-mail address, or words of a
 * postal address or a birth.
 */
const PERSONAL_LINE =
  /\+\d(?:[ .()-]*\d){7}|(?<!\d)[0236](?:[ .-]?\d){8,9}(?!\d)|\S@\S|(?<!\p{L})(?:rue|avenue|boulevard|impasse|quartier|lotissement|domicile|adresse|b\.?\s?p\.?\s?\d+|née?\sle|né\(e\)|naissance|passeport|cni)(?!\p{L})/iu;

const MAX_LINES = 5;
const MAX_LINE_LENGTH = 80;

const quote = (text: string) =>
  `« ${text.trim().slice(0, MAX_LINE_LENGTH)}${text.trim().length > MAX_LINE_LENGTH ? '…' : ''} »`;

/**
 * Lists, as a notice, what the CV tells everyone, because the site publishes it as it is: personal data in its text, the
 * properties of the PDF, and that a photo in it says where it was taken.
 */
export const listPersonalDataInCv: Rule = async (content) => {
  const { cv } = aboutSchema(stringFields).parse(dataOf(content, 'about'));
  const bytes = await readFile(resolve(content.folder, cv));
  const note = (message: string) => [{ file: 'about.json', path: ['cv'], message, note: true }];
  const facts = await readPdf(bytes).catch(() => undefined);
  if (facts === undefined)
    return note('ce PDF ne se laisse pas lire ici ; relisez vous-même ce qu’il dit de vous');
  const { text, properties } = facts;
  const lines = text.split('\n').filter((line) => PERSONAL_LINE.test(line));
  const quoted = lines.slice(0, MAX_LINES).map(quote);
  const parts = [
    ...(quoted.length > 0 ? [`tout le monde y lira ${quoted.join(', ')}`] : []),
    ...(lines.length > MAX_LINES ? ['d’autres lignes sur vous'] : []),
    ...(text.trim() === '' ? ['son texte est une image, qu’il faut relire vous-même'] : []),
    ...(properties.length > 0 ? [`ses propriétés disent ${frenchList.format(properties)}`] : []),
    ...(fileRevealsLocation(bytes) ? ['une photo y dit où elle a été prise'] : []),
  ];
  if (parts.length === 0) return [];
  return note(
    `${parts.join(', ')} ; retirez-en ce qui doit rester à vous, et exportez-le de nouveau`,
  );
};

/**
 * Reads the text of a PDF and the properties that it has.
 *
 * @throws what PDF.js throws when the file is no PDF or is locked.
 */
async function readPdf(bytes: Buffer): Promise<{ text: string; properties: string[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(pdf, { mergePages: false });
  const info = z.record(z.string(), z.unknown()).parse((await getMeta(pdf)).info);
  const properties = Object.entries(PDF_PROPERTIES).flatMap(([key, name]) => {
    const value = info[key];
    return typeof value === 'string' && value.trim() !== '' ? [`${name} ${quote(value)}`] : [];
  });
  await pdf.cleanup();
  return { text: text.join('\n'), properties };
}
