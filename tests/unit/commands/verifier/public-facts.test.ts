import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPersonalDataInCv, listPublicNumbers } from '@/commands/verifier/public-facts.ts';
import { parseContent, type ParsedContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { SAMPLE } from '../../../support/sample.ts';
import { SOURCES } from '../../../support/sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'cv-'));
let sample: ParsedContent;

beforeAll(async () => {
  sample = parseContent(await readCollections(SAMPLE));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A PDF of some lines of text, and of properties in its « Info » dictionary. */
function pdf(lines: readonly string[], info: string): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[()]/g, '\\$&')}) Tj T*`).join('\n');
  const text = `BT /F 12 Tf 14 TL 50 700 Td\n${shown}\nET`;
  return `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${text.length}>> stream
${text}
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>> endobj
6 0 obj <<${info}>> endobj
trailer <</Root 1 0 R /Info 6 0 R>>
%%EOF`;
}

/** Returns what is said of a CV with these bytes. */
async function ofCv(bytes: string | Buffer): Promise<string[]> {
  writeFileSync(join(folder, 'cv.pdf'), bytes, 'latin1');
  const found = await listPersonalDataInCv({ ...sample, folder }, new Date());
  return found.map(({ file, path = [], message, note, broken }) => {
    expect([file, ...path, note, broken]).toEqual(['about.json', 'cv', true, undefined]);
    return message;
  });
}

describe('§16 What everyone will read: numbers', () => {
  const said = async (content: ParsedContent) => {
    const [line] = await listPublicNumbers(content, new Date());
    expect(line).toMatchObject({ file: 'site.json', note: true });
    return line?.message;
  };

  test('each that is public is named, and whose it is', async () => {
    expect(await said(sample)).toBe(
      'tout le monde pourra lire le téléphone +237 600 00 00 00, le numéro WhatsApp +237 600 00 00 00 et le numéro Orange Money +237 600 00 00 00, au nom de Clarisse Ndolé (compte d’exemple) ; relisez-les, et retirez ce qui doit rester à vous',
    );
  });

  test('one that is left empty isn’t, and a postal address is', async () => {
    const contact = { ...sample.site.contact, phone: '', whatsapp: undefined };
    const sources = { collection: 'sources', file: 'sources.json', data: SOURCES } as const;
    const entries = [...sample.entries, { ...sources, body: '', source: '' }];
    expect(await said({ ...sample, entries, site: { ...sample.site, contact } })).toMatch(
      /^tout le monde pourra lire le numéro Orange Money .* et l’adresse postale de « sources\.json » ;/,
    );
  });
});

describe('§16 What everyone will read: the CV', () => {
  test('lines about the person, and its properties, are quoted', async () => {
    const personal = [
      '12 rue Nachtigal, Yaound\xe9',
      'B.P. 4020',
      '699 12 34 56',
      'N\xe9e le 3 mars 1989',
    ];
    const others = ['Reporter, 2014-2019', 'De 01.2010 - 12.2013', 'Une rubrique, une revue'];
    const info = '/Author (Awa Ndi) /Producer (Word) /Title () /Keywords (cv)';
    expect(await ofCv(pdf([...others, ...personal], info))).toEqual([
      'tout le monde y lira « 12 rue Nachtigal, Yaoundé », « B.P. 4020 », « 699 12 34 56 », « Née le 3 mars 1989 », ses propriétés disent l’auteur « Awa Ndi », les mots-clés « cv » et le programme du PDF « Word » ; retirez-en ce qui doit rester à vous, et exportez-le de nouveau',
    ]);
  });

  test('one that says nothing of her is passed over, and of one that can’t be read it is said', async () => {
    expect(await ofCv(pdf(['Reporter'], ''))).toEqual([]);
    expect(await ofCv('JPEG')).toEqual([
      'ce PDF ne se laisse pas lire ici ; relisez vous-même ce qu’il dit de vous',
    ]);
  });

  test('one without text has to be read by its owner, and a photo may say where it was taken', async () => {
    expect(await ofCv(pdf([], ''))).toEqual([expect.stringContaining('son texte est une image')]);
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c63' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(await ofCv(Buffer.concat([Buffer.from(pdf(['Reporter'], '')), photo]))).toEqual([
      expect.stringContaining('une photo y dit où elle a été prise'),
    ]);
  });

  test('of many lines the first are quoted, and long ones cut', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => `rue ${index} ${'a'.repeat(90)}`);
    const [message = ''] = await ofCv(pdf(lines, ''));
    expect(message.match(/« rue \d a{74}… »/g)).toHaveLength(5);
    expect(message).toContain(', d’autres lignes sur vous ;');
  });
});
