import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import readExif from 'exif-reader';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { removeMetadata } from '@/content/pictures/picture-metadata.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'places-'));
const content = join(root, 'content');

const image = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#c63' } });
const jpeg = (drawn: Sharp = image()) => drawn.jpeg().toBuffer();
const png = (drawn: Sharp = image()) => drawn.png().toBuffer();

const xmp = (properties: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/">${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const CITY = xmp('<photoshop:City>Mvog-Ada</photoshop:City>');
const DEGREES = '3/1 52/1 0/1';
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: DEGREES };

/** Puts a segment after the start of a JPEG file. */
function withSegment(file: Buffer, marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([
    file.subarray(0, 2),
    Buffer.from([0xff, marker]),
    length,
    data,
    file.subarray(2),
  ]);
}

const dataset = (number: number, value: string) =>
  Buffer.concat([Buffer.from([0x1c, 2, number, 0, Buffer.byteLength(value)]), Buffer.from(value)]);

function photoshopBlock(...datasets: Buffer[]): Buffer {
  const data = Buffer.concat(datasets);
  const head = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([Buffer.from('Photoshop 3.0\0'), head, data, Buffer.alloc(data.length % 2)]);
}

const withIptc = (file: Buffer, ...datasets: Buffer[]) =>
  withSegment(file, 0xed, photoshopBlock(...datasets));

/** Puts a chunk before the pixels of a PNG file. */
function withChunk(file: Buffer, type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([file.subarray(0, 33), length, body, sum, file.subarray(33)]);
}

async function exifBlock(): Promise<Buffer> {
  const { exif } = await sharp(await jpeg(image().withExif({ IFD3: GPS }))).metadata();
  return exif ?? Buffer.alloc(0);
}

async function rawProfile(): Promise<Buffer> {
  const exif = await exifBlock();
  return Buffer.from(`\nexif\n${String(exif.length).padStart(8)}\n${exif.toString('hex')}\n`);
}

/** The film behind a motion photo, with its position. */
const FILM = Buffer.from(
  '\0\0\0\x18ftypmp42\0\0\0\0isommp42\0\0\0\x22udta\0\0\0\x1a\xa9xyz\0\x12\x15\xc7+03.8667+011.5167/',
  'latin1',
);

/** The strings and bytes of which none may be left. */
const TRACES = [
  ...[
    'GPS',
    'City',
    'Location',
    'Mvog',
    'Country',
    'ftypmp42',
    '\xa9xyz',
    '8BIM',
    'Raw profile',
    'hdrgm',
  ],
  ...['MPF\0', 'Sony'],
];

const PLACED: Record<string, () => Promise<Buffer>> = {
  'exif.jpg': () => jpeg(image().withExif({ IFD3: GPS })),
  'destination.jpg': () =>
    jpeg(image().withExif({ IFD3: { GPSDestLatitudeRef: 'N', GPSDestLatitude: DEGREES } })),
  'xmp-gps.jpg': () => jpeg(image().withXmp(xmp('<exif:GPSLatitude>3,52.0N</exif:GPSLatitude>'))),
  'xmp-attribute.jpg': () =>
    jpeg(
      image().withXmp(xmp('').replace('rdf:about=""', 'rdf:about="" exif:GPSLatitude="3,52.0N"')),
    ),
  'xmp-city.jpg': () => jpeg(image().withXmp(CITY)),
  'xmp-created.jpg': () =>
    jpeg(
      image().withXmp(
        xmp(
          '<Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li rdf:parseType="Resource"><Iptc4xmpExt:Sublocation>Mvog-Ada</Iptc4xmpExt:Sublocation></rdf:li></rdf:Bag></Iptc4xmpExt:LocationCreated>',
        ),
      ),
    ),
  'xmp-shown.jpg': () =>
    jpeg(image().withXmp(xmp('<Iptc4xmpExt:LocationShown rdf:resource="Mvog-Ada"/>'))),
  'xmp-core.jpg': () =>
    jpeg(image().withXmp(xmp('<Iptc4xmpCore:Location>Mvog-Ada</Iptc4xmpCore:Location>'))),
  'iptc-city.jpg': async () => withIptc(await jpeg(), dataset(90, 'Mvog-Ada')),
  'iptc-sublocation.jpg': async () =>
    withIptc(await jpeg(), dataset(5, 'Titre'), dataset(92, 'Mvog-Ada')),
  'iptc-province.jpg': async () => withIptc(await jpeg(), dataset(95, 'Mvog-Ada')),
  'iptc-country.jpg': async () => withIptc(await jpeg(), dataset(101, 'Mvog-Ada')),
  'exif.png': async () => withChunk(await png(), 'eXIf', (await exifBlock()).subarray(6)),
  'xmp.png': async () =>
    withChunk(await png(), 'iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${CITY}`)),
  'xmp-compressed.png': async () =>
    withChunk(
      await png(),
      'iTXt',
      Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(CITY)]),
    ),
  'raw-profile.png': async () =>
    withChunk(
      await png(),
      'tEXt',
      Buffer.concat([Buffer.from('Raw profile type exif\0'), await rawProfile()]),
    ),
  'raw-profile-compressed.png': async () =>
    withChunk(
      await png(),
      'zTXt',
      Buffer.concat([Buffer.from('Raw profile type APP1\0\0'), deflateSync(await rawProfile())]),
    ),
  'exif.webp': () => image().withExif({ IFD3: GPS }).webp().toBuffer(),
  'xmp.webp': () => image().withXmp(CITY).webp().toBuffer(),
  'xmp.avif': () => image().resize(64).withXmp(CITY).avif().toBuffer(),
  'film.jpg': async () => Buffer.concat([await jpeg(), FILM]),
  'second-image.jpg': async () =>
    Buffer.concat([
      withSegment(await jpeg(), 0xe2, Buffer.from('MPF\0II*\0\x08\0\0\0\0\0')),
      await jpeg(image().withExif({ IFD3: GPS })),
    ]),
  'gain-map.jpg': () =>
    jpeg(image().withXmp(xmp('<hdrgm:Version>1.0</hdrgm:Version>')).withExif({ IFD3: GPS })),
};

/** Pictures that say nothing of a place. */
const PLACELESS: Record<string, () => Promise<Buffer>> = {
  'nothing.jpg': () => jpeg(),
  'credit.jpg': () => jpeg(image().withExif({ IFD0: { Artist: 'Awa Ndi', Copyright: 'Awa Ndi' } })),
  'credit-xmp.png': () => png(image().withXmp(xmp('<photoshop:Credit>AFP</photoshop:Credit>'))),
  'camera.jpg': () => jpeg(image().withExif({ IFD0: { Make: 'Sony' } })),
  'version.jpg': () => jpeg(image().withExif({ IFD3: { GPSVersionID: '2 3 0 0' } })),
};

const run = (command: string, ...flags: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [`src/commands/${command}.ts`, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  expect(stderr).toBe('');
  return stdout.split('\n');
};

async function expectNoPlace(file: string, name: string): Promise<void> {
  const bytes = readFileSync(file);
  const { exif, iptc, xmp: packet, comments } = await sharp(bytes).metadata();
  const gps = exif && readExif(exif).GPSInfo;
  expect({ gps, iptc, comments }, name).toEqual({});
  expect(packet?.toString() ?? '', name).not.toMatch(/GPS|City|Location/);
  const text = bytes.toString('latin1');
  expect(
    TRACES.filter((trace) => text.includes(trace)),
    name,
  ).toEqual([]);
}

beforeAll(async () => {
  cpSync(SAMPLE, content, { recursive: true });
  for (const [name, create] of Object.entries({ ...PLACED, ...PLACELESS }))
    writeFileSync(join(content, 'portfolio', name), await create());
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('every picture that says where it was taken is told, the export has no place, and cleaning leaves none', async () => {
  const told = run('verifier', '--tout', join(root, 'dist')).filter((line) =>
    line.includes('où elle a été prise'),
  );
  const names = told.map((line) => /portfolio\/(\S+)/.exec(line)?.[1]);
  expect(names).toEqual(Object.keys(PLACED).sort());
  const loss = (name: string) => told.find((line) => line.includes(`/${name}`));
  expect(loss('film.jpg')).toContain('(sont aussi perdus : le film de la photo animée)');
  for (const name of ['gain-map.jpg', 'second-image.jpg'])
    expect(loss(name)).toContain('(sont aussi perdus : la seconde image (HDR ou aperçu))');
  expect(loss('exif.jpg')).not.toContain('perdus');

  const archive = join(root, 'export');
  run('exporter', '--sans-pdf', '--dossier', archive);
  for (const name of Object.keys({ ...PLACED, ...PLACELESS }))
    await expectNoPlace(join(archive, 'content/portfolio', name), name);
  expect(readFileSync(join(archive, 'content/portfolio/nothing.jpg'))).toEqual(
    readFileSync(join(content, 'portfolio/nothing.jpg')),
  );

  const cleaned = run('verifier', '--nettoyer', join(root, 'dist'));
  const at = cleaned.indexOf(
    'portfolio/film.jpg : ceci va être perdu : le film de la photo animée.',
  );
  expect(cleaned[at + 1]).toBe('portfolio/film.jpg : le lieu, l’appareil et l’heure sont effacés.');
  for (const name of Object.keys({ ...PLACED, ...PLACELESS }))
    await expectNoPlace(join(content, 'portfolio', name), name);
});

const CREDIT = {
  creator: 'Clémence Étoa',
  rights: '© Clémence Étoa',
  creditLine: 'L’Œil & Cie',
  caption: 'Le marché <à l’aube>',
};

test.each<[string, () => Promise<Buffer>]>([
  [
    'XMP',
    () =>
      jpeg(
        image().withXmp(
          xmp(
            '<photoshop:City>Mvog-Ada</photoshop:City><dc:creator><rdf:Seq><rdf:li>Clémence Étoa</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Clémence Étoa</rdf:li></rdf:Alt></dc:rights><photoshop:Credit>L’Œil &amp; Cie</photoshop:Credit><dc:description><rdf:Alt><rdf:li xml:lang="fr">Le marché &lt;à l’aube&gt;</rdf:li></rdf:Alt></dc:description>',
          ),
        ),
      ),
  ],
  [
    'IPTC',
    async () =>
      withIptc(
        await jpeg(),
        dataset(80, CREDIT.creator),
        dataset(90, 'Mvog-Ada'),
        dataset(110, CREDIT.creditLine),
        dataset(116, CREDIT.rights),
        dataset(120, CREDIT.caption),
      ),
  ],
])('the credit in %s stays, and is the same when cleaned again', async (_where, create) => {
  const cleaned = await removeMetadata(await create());
  const { exif, xmpAsString = '' } = await sharp(cleaned).metadata();
  for (const value of Object.values(CREDIT))
    expect(xmpAsString).toContain(
      value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
  expect(exif && readExif(exif).Image?.Artist).toBe('Clemence Etoa');
  expect(xmpAsString).not.toContain('Mvog');
  expect(await removeMetadata(cleaned)).toBe(cleaned);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'the credit in the EXIF of a %s stays',
  async (format) => {
    const picture = await image()
      .withExif({ IFD0: { Artist: 'Awa Ndi', Copyright: '2026 Awa Ndi', Make: 'Sony' }, IFD3: GPS })
      .toFormat(format)
      .toBuffer();
    const { exif, xmpAsString } = await sharp(await removeMetadata(picture)).metadata();
    expect(exif && readExif(exif).Image).toMatchObject({
      Artist: 'Awa Ndi',
      Copyright: '2026 Awa Ndi',
    });
    expect(xmpAsString).toContain('<rdf:li>Awa Ndi</rdf:li>');
  },
);

test('an animation and the colours of a PNG stay when it is cleaned', async () => {
  const noise = await sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const dirty = await sharp(noise).withXmp(CITY).png().toBuffer();
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
  expect(await pixels(await removeMetadata(dirty))).toEqual(await pixels(dirty));
  const frames = await sharp([noise, await sharp(noise).negate().toBuffer()], {
    join: { animated: true },
  })
    .withXmp(CITY)
    .webp()
    .toBuffer();
  expect((await sharp(await removeMetadata(frames)).metadata()).pages).toBe(2);
});
