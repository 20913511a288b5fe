import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import readExif from 'exif-reader';
import sharp from 'sharp';

/** Quality of rewritten pictures, from 1 to 100: no visible loss. */
const QUALITY = 95;

/** What a picture's metadata gives away, and the picture's credit: what must be known before the picture is published. */
export interface PictureInspection {
  hasPosition: boolean;
  isBroken: boolean;
  /** Whether the metadata has anything besides the credit. */
  hasMore: boolean;
  /** Whether the file also holds a film, as motion photos do; it is lost when the picture is rewritten. */
  hasFilm: boolean;
  hasSecondImage: boolean;
  credit: Credit;
}

interface Credit {
  creator?: string | undefined;
  rights?: string | undefined;
  creditLine?: string | undefined;
  caption?: string | undefined;
}

/** Matches the XMP properties, whatever their prefix, that say where a picture was taken; also in the text chunks of a PNG. */
const XMP_PLACE =
  /:(?:GPS(?!VersionID)[A-Z]|(?:City|State|Country|CountryCode|CountryName|Location|LocationCreated|LocationShown|ProvinceState|Sublocation)\b)/;
/** Numbers of the IPTC datasets that name a place: location codes and names, city, sublocation, province, country. */
const IPTC_PLACES = [26, 27, 90, 92, 95, 100, 101];
/** Matches the header of a video inside the file of a picture, such as the film behind a motion photo. */
const FILM = /ftyp(?:isom|iso\d|mp4\d|mmp4|avc1|qt {2}|3g[p2]\w|M4V )/;
/** Matches the marker of a gain map (HDR) or of another image in the same file, which may carry metadata of its own. */
const SECOND_IMAGE = /hdrgm:|HDRGainMap|urn:iso:std:iso:ts:21496|\xff\xe2[^]{2}MPF\0/;
/** EXIF fields that may stay: they only describe the file or give the credit. sharp itself writes the first few of them. */
const HARMLESS_EXIF = new Set(
  `Orientation XResolution YResolution ResolutionUnit YCbCrPositioning ExifTag Artist Copyright ImageDescription
  ExifVersion ComponentsConfiguration FlashpixVersion ColorSpace PixelXDimension PixelYDimension`.split(
    /\s+/,
  ),
);

/**
 * Reads the metadata of a picture. The whole file is searched for a location, whatever its format and the kind of metadata.
 *
 * @param picture its bytes.
 * @throws what sharp throws when the picture is unreadable.
 */
export async function inspectPictureMetadata(picture: Buffer): Promise<PictureInspection> {
  const { exif, iptc, xmp, comments } = await sharp(picture, { failOn: 'none' }).metadata();
  const bytes = Buffer.concat([picture, ...readPngTexts(picture)]);
  const blocks = findMetadataBlocks(bytes);
  const { text, exifs, iptcFields } = blocks;
  if (iptc) for (const [dataset, value] of readIptc(iptc)) iptcFields.set(dataset, value);
  const credit = readCredit(bytes, iptcFields, exifs);
  const hasFilm = FILM.test(text);
  const hasPosition = namesPlace(blocks);
  const isBroken = exif !== undefined && !canReadExif(exif);
  const hasMore =
    hasFilm ||
    hasPosition ||
    isBroken ||
    iptc !== undefined ||
    comments !== undefined ||
    exifs.some(({ Image, Photo, GPSInfo }) =>
      Object.keys({ ...Image, ...Photo, ...GPSInfo }).some((tag) => !HARMLESS_EXIF.has(tag)),
    ) ||
    (xmp !== undefined && xmp.toString() !== formatXmp(credit));
  return {
    hasPosition,
    isBroken,
    hasMore,
    hasFilm,
    hasSecondImage: SECOND_IMAGE.test(text),
    credit,
  };
}

/** Whether a file, such as a PDF, contains a picture whose metadata says where it was taken. */
export const fileRevealsLocation = (file: Buffer): boolean => namesPlace(findMetadataBlocks(file));

/** Finds the EXIF, XMP and IPTC metadata in the bytes of a file of any format, to see what they say of place and credit. */
function findMetadataBlocks(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const iptcFields = new Map(
    [...text.matchAll(/8BIM\x04\x04/g)].flatMap(({ index }) => readIptc(bytes.subarray(index + 6))),
  );
  return { text, exifs: findExif(bytes), iptcFields };
}

const namesPlace = ({ text, exifs, iptcFields }: ReturnType<typeof findMetadataBlocks>): boolean =>
  XMP_PLACE.test(text) ||
  IPTC_PLACES.some((dataset) => iptcFields.has(dataset)) ||
  exifs.some(({ GPSInfo = {} }) => Object.keys(GPSInfo).some((tag) => tag !== 'GPSVersionID'));

/**
 * Removes a picture's metadata (place, device, time) except its credit, and any data after the picture; orientation,
 * format and colours stay.
 *
 * @returns the same bytes when they have nothing but the credit.
 * @throws what sharp throws when the picture is unreadable.
 */
export async function removeMetadata(picture: Buffer): Promise<Buffer> {
  const { hasMore, credit } = await inspectPictureMetadata(picture);
  if (!hasMore) return picture;
  const { format } = await sharp(picture, { failOn: 'none' }).metadata();
  const rewritten = sharp(picture, { animated: true, failOn: 'error' })
    .autoOrient()
    .keepIccProfile();
  if (Object.values(credit).some((value) => value !== undefined))
    rewritten.withXmp(formatXmp(credit)).withExif({ IFD0: exifOf(credit) });
  // A quality would reduce a PNG to 256 colours. sharp calls AVIF « heif ».
  if (format === 'png' || format === 'gif') return rewritten.toFormat(format).toBuffer();
  return rewritten.toFormat(format === 'heif' ? 'avif' : format, { quality: QUALITY }).toBuffer();
}

/** Reads the file of a picture and removes its metadata; a file that can't be read as a picture is returned unchanged. */
export async function readWithoutMetadata(file: string): Promise<Buffer> {
  const picture = await readFile(file);
  return removeMetadata(picture).catch(() => picture);
}

function canReadExif(exif: Buffer): boolean {
  try {
    readExif(exif);
    return true;
  } catch {
    return false;
  }
}

/** Finds every EXIF block in a file: of the picture, of another image behind it, of a PNG chunk. Each starts like a TIFF. */
function findExif(bytes: Buffer): readExif.Exif[] {
  const found: readExif.Exif[] = [];
  for (const start of ['II*\0', 'MM\0*'])
    for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1))
      try {
        found.push(readExif(bytes.subarray(at)));
      } catch {
        // These four bytes of the pixels aren't EXIF.
      }
  return found;
}

/** Reads the fields of IPTC-IIM, record 2, as pairs of dataset number and value; the values of a repeated field are joined. */
function readIptc(bytes: Buffer): [number, string][] {
  const fields = new Map<number, string>();
  let at = bytes.indexOf(Buffer.from([0x1c]));
  while (at !== -1 && bytes[at] === 0x1c && at + 5 <= bytes.length) {
    const dataset = bytes.readUInt8(at + 2);
    const end = at + 5 + bytes.readUInt16BE(at + 3);
    const value = bytes.toString('utf8', at + 5, end);
    const before = fields.get(dataset);
    if (bytes[at + 1] === 2)
      fields.set(dataset, before === undefined ? value : `${before}, ${value}`);
    at = end;
  }
  return [...fields];
}

/**
 * Reads the text chunks of a PNG file: some are compressed, and some hold another block of metadata (Exif, IPTC), written in
 * hexadecimal.
 */
function readPngTexts(bytes: Buffer): Buffer[] {
  const texts: Buffer[] = [];
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return texts;
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + bytes.readUInt32BE(at);
    if (/^(?:tEXt|zTXt|iTXt)$/.test(type))
      texts.push(decodePngText(type, bytes.subarray(at + 8, end)));
    at = end + 4;
  }
  return texts;
}

function decodePngText(type: string, chunk: Buffer): Buffer {
  const keywordEnd = chunk.indexOf(0);
  let start = keywordEnd + 1;
  const isCompressed = type === 'zTXt' || (type === 'iTXt' && chunk[start] === 1);
  if (type === 'zTXt') start += 1;
  // Two flags, a language and a translated keyword stand before the text.
  if (type === 'iTXt') start = chunk.indexOf(0, chunk.indexOf(0, start + 2) + 1) + 1;
  let text = chunk.subarray(start);
  try {
    if (isCompressed) text = inflateSync(text, { maxOutputLength: 50_000_000 });
  } catch {
    return text;
  }
  if (!chunk.toString('latin1', 0, keywordEnd).startsWith('Raw profile type')) return text;
  // Its name and its length stand on two lines before.
  const hexadecimal = text.toString('latin1').trim().split('\n').slice(2).join('');
  return Buffer.from(hexadecimal.replace(/\s/g, ''), 'hex');
}

/** Reads the credit from XMP, else from IPTC, else from EXIF, whose letters may have lost their accents. */
function readCredit(
  bytes: Buffer,
  iptc: ReadonlyMap<number, string>,
  exifs: readonly readExif.Exif[],
): Credit {
  const start = bytes.indexOf('<rdf:RDF');
  const xmp = start === -1 ? '' : bytes.toString('utf8', start, bytes.indexOf('</rdf:RDF>', start));
  const image: Partial<Record<string, unknown>> = exifs[0]?.Image ?? {};
  const exif = (tag: string) => {
    const value = image[tag];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim() : undefined;
  };
  const first = (...values: (string | undefined)[]) => values.find(Boolean);
  return {
    creator: first(readXmp(xmp, 'dc:creator').join(', '), iptc.get(80), exif('Artist')),
    rights: first(readXmp(xmp, 'dc:rights')[0], iptc.get(116), exif('Copyright')),
    creditLine: first(readXmp(xmp, 'photoshop:Credit')[0], iptc.get(110)),
    caption: first(readXmp(xmp, 'dc:description')[0], iptc.get(120), exif('ImageDescription')),
  };
}

/** Reads the values of a property of XMP, which is an attribute, an element, or an element with a list. */
function readXmp(xmp: string, name: string): string[] {
  const attribute = new RegExp(`\\s${name}=(["'])(.*?)\\1`, 's').exec(xmp)?.[2];
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 's').exec(xmp)?.[1] ?? '';
  const items = [...element.matchAll(/<rdf:li[^>]*>(.*?)<\/rdf:li>/gs)].map(
    ([, item = '']) => item,
  );
  const values = attribute === undefined ? (items.length > 0 ? items : [element]) : [attribute];
  return values.map((value) => unescapeXml(value).trim());
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

const unescapeXml = (text: string) =>
  text
    .replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) => String.fromCodePoint(Number(`0${code}`)))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats a credit as a packet of XMP. */
export function formatXmp({ creator, rights, creditLine, caption }: Credit): string {
  const list = (name: string, kind: string, value: string | undefined) =>
    value === undefined
      ? ''
      : `<${name}><rdf:${kind}><rdf:li${kind === 'Alt' ? ' xml:lang="x-default"' : ''}>${escapeXml(value)}</rdf:li></rdf:${kind}></${name}>`;
  const line =
    creditLine === undefined ? '' : `<photoshop:Credit>${escapeXml(creditLine)}</photoshop:Credit>`;
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${list('dc:creator', 'Seq', creator)}${list('dc:rights', 'Alt', rights)}${list('dc:description', 'Alt', caption)}${line}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

const exifOf = ({ creator, rights, caption }: Credit): Record<string, string> => ({
  ...(creator !== undefined && { Artist: creator }),
  ...(rights !== undefined && { Copyright: rights }),
  ...(caption !== undefined && { ImageDescription: caption }),
});
