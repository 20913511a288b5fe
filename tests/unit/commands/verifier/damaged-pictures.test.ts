import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findPicturesWithLocation } from '@/commands/verifier/pictures-with-location.ts';
import { parseContent, type ParsedContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'damaged-'));
const content = join(root, 'content');
const damaged = join(content, 'portfolio/abimee.jpg');

let parsed: ParsedContent;

beforeAll(async () => {
  parsed = parseContent(await readCollections(SAMPLE));
});

beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  cpSync(SAMPLE, content, { recursive: true });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function verify(...flags: string[]) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/verifier.ts', '--tout', ...flags, join(root, 'dist')],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
  );
  return { stderr, lines: stdout.split('\n') };
}

const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c63' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Overwrites what follows the start of the EXIF data. */
async function photoWithBrokenMetadata(bytes: Buffer) {
  const file = await photo();
  bytes.copy(file, file.indexOf('Exif\0\0') + 6);
  return file;
}

const UNREADABLE =
  'cette image est illisible ; enregistrez-la de nouveau en JPEG ou en PNG, ou retirez-la';
const BROKEN_METADATA =
  'les métadonnées de cette photo sont abîmées et peuvent encore dire où elle a été prise ; lancez « npm run verifier -- --nettoyer », qui les efface';
const FOLDER = 'ce dossier porte le nom d’une image ; renommez-le';

test.each<[string, () => unknown, string]>([
  [
    'a text',
    () => {
      writeFileSync(damaged, 'Une photo');
    },
    UNREADABLE,
  ],
  [
    'a page of HTML',
    () => {
      writeFileSync(damaged, '<!doctype html><p>404');
    },
    UNREADABLE,
  ],
  [
    'nothing',
    () => {
      writeFileSync(damaged, '');
    },
    UNREADABLE,
  ],
  [
    'only the start of a JPEG',
    () => {
      writeFileSync(damaged, Buffer.from('ffd8ffe1', 'hex'));
    },
    UNREADABLE,
  ],
  [
    'a link that leads nowhere',
    () => {
      symlinkSync('absente.jpg', damaged);
    },
    UNREADABLE,
  ],
  [
    'a folder',
    () => {
      mkdirSync(damaged);
    },
    FOLDER,
  ],
  [
    'a folder that isn’t empty',
    () => {
      cpSync(join(SAMPLE, 'images'), damaged, { recursive: true });
    },
    FOLDER,
  ],
  [
    'metadata without their header',
    async () => {
      writeFileSync(damaged, await photoWithBrokenMetadata(Buffer.from('rubbish!')));
    },
    BROKEN_METADATA,
  ],
  [
    'metadata in no byte order',
    async () => {
      writeFileSync(damaged, await photoWithBrokenMetadata(Buffer.from('XX*')));
    },
    BROKEN_METADATA,
  ],
])(
  '%s under the name of a picture is one line, and the other pictures are looked at',
  async (_what, damage, message) => {
    writeFileSync(join(content, 'portfolio/lieu.jpg'), await photo());
    await damage();
    expect(await findPicturesWithLocation({ ...parsed, folder: content }, new Date())).toEqual([
      { file: 'portfolio/abimee.jpg', message },
      expect.objectContaining({ file: 'portfolio/lieu.jpg' }),
    ]);
  },
);

test('what can’t be cleaned is named, and the others are cleaned @rare', async () => {
  mkdirSync(damaged);
  writeFileSync(join(content, 'portfolio/coupee.jpg'), (await photo()).subarray(0, 900));
  writeFileSync(join(content, 'portfolio/lieu.jpg'), await photo());
  writeFileSync(join(content, 'portfolio/vide.jpg'), '');
  writeFileSync(
    join(content, 'portfolio/exif.jpg'),
    await photoWithBrokenMetadata(Buffer.from('rubbish!')),
  );
  const { stderr, lines } = verify('--nettoyer');
  expect(stderr).toBe('');
  const cleaned = 'le lieu, l’appareil et l’heure sont effacés.';
  expect(lines.slice(0, 3)).toEqual([
    `portfolio/coupee.jpg : ${UNREADABLE}.`,
    `portfolio/exif.jpg : ${cleaned}`,
    `portfolio/lieu.jpg : ${cleaned}`,
  ]);
  // The whole report follows.
  expect(lines).toContain(`- content/portfolio/abimee.jpg : ${FOLDER}.`);
  expect(lines).toContain(`- content/portfolio/vide.jpg : ${UNREADABLE}.`);
  expect(lines).toContain('Textes coupés');
  const { exif } = await sharp(join(content, 'portfolio/exif.jpg')).metadata();
  expect(exif).toBeUndefined();
});
