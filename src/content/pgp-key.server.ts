import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentRoot } from './environment.server.ts';

/** Type numbers of the OpenPGP packets with which the file of a secret or public key begins (RFC 9580, section 5). */
const SECRET_KEY_PACKET = 5;
const PUBLIC_KEY_PACKET = 6;

/**
 * Computes the fingerprint of an armored OpenPGP public key, of version 4 or 6.
 *
 * @param armored text of its file.
 * @returns hexadecimal capitals in groups of four.
 * @throws Error in French, without a final full stop, when the file isn't such a key. A secret one is never accepted.
 * @see https://www.rfc-editor.org/rfc/rfc9580#name-key-ids-and-fingerprints
 */
export function pgpFingerprint(armored: string): string {
  const { type, body } = readFirstPacket(decodeArmor(armored));
  if (type === SECRET_KEY_PACKET || armored.includes('PRIVATE KEY'))
    throw new Error(
      'c’est votre clé secrète, que personne ne doit avoir ; retirez ce fichier, et exportez la clé publique (« gpg --armor --export »)',
    );
  const [version] = body;
  if (type !== PUBLIC_KEY_PACKET || (version !== 4 && version !== 6)) throw new Error(NO_KEY);
  const prefix = Buffer.alloc(version === 4 ? 3 : 5);
  prefix[0] = version === 4 ? 0x99 : 0x9b;
  prefix.writeUIntBE(body.length, 1, prefix.length - 1);
  const digest = createHash(version === 4 ? 'sha1' : 'sha256')
    .update(prefix)
    .update(body);
  return (digest.digest('hex').toUpperCase().match(/.{4}/g) ?? []).join(' ');
}

const NO_KEY =
  'ce n’est pas une clé PGP publique ; exportez-la de nouveau en texte (« gpg --armor --export »)';

/** Decodes the base64 between the header of an armor and its checksum or end. */
function decodeArmor(armored: string): Buffer {
  const [, base64] =
    /^-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----\r?\n(?:[^\r\n]+: .*\r?\n)*\r?\n([A-Za-z\d+/=\s]+?)(?:=[A-Za-z\d+/]{4}\s+)?-----END PGP/m.exec(
      armored,
    ) ?? [];
  if (base64 === undefined) throw new Error(NO_KEY);
  return Buffer.from(base64, 'base64');
}

/** Reads the first packet of an OpenPGP message, whose header is of the new or the old format (RFC 9580, section 4.2). */
function readFirstPacket(bytes: Buffer): { type: number; body: Buffer } {
  const [head = 0, first = 0] = bytes;
  const isNew = (head & 0x40) !== 0;
  const type = isNew ? head & 0x3f : (head >> 2) & 0xf;
  // The number of bytes of the length, and where they start.
  const [size, at] = isNew
    ? first < 192
      ? [1, 1]
      : first < 224
        ? [2, 1]
        : [4, 2]
    : [2 ** (head & 3), 1];
  if (bytes.length < at + size || size > 4) throw new Error(NO_KEY);
  const length = bytes.readUIntBE(at, size) - (isNew && size === 2 ? (192 << 8) - 192 : 0);
  const body = bytes.subarray(at + size, at + size + length);
  if (body.length < length || length < 6) throw new Error(NO_KEY);
  return { type, body };
}

/** Reads the file of the owner's public PGP key; its path is relative to the content folder. */
export const readPgpKey = (path: string): Promise<string> =>
  readFile(join(contentRoot(), path), 'utf8');
