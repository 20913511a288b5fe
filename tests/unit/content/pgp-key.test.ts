import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pgpFingerprint } from '@/content/pgp-key.server.ts';
import { FINGERPRINT, PGP_KEY } from '../../support/sources.ts';

/** Armors the bytes of a packet. */
const armor = (bytes: Uint8Array, kind = 'PUBLIC') =>
  `-----BEGIN PGP ${kind} KEY BLOCK-----\n\n${Buffer.from(bytes).toString('base64')}\n-----END PGP ${kind} KEY BLOCK-----\n`;

/** A key packet of some version, of 300 bytes. */
const body = (version: number) => Buffer.alloc(300, 7).fill(version, 0, 1);
/** Its header in the new format, with a length of two bytes. */
const packet = (tag: number, version: number) =>
  Buffer.concat([Buffer.from([0xc0 | tag, 192, 300 - 192]), body(version)]);

const digest = (algorithm: string, prefix: number[], version: number) =>
  createHash(algorithm).update(Buffer.from(prefix)).update(body(version)).digest('hex');
const letters = (text: string) => text.replaceAll(' ', '').toLowerCase();

describe('§13 Sources: the fingerprint of a PGP key', () => {
  test('is the one that GnuPG says', () => {
    expect(pgpFingerprint(PGP_KEY)).toBe(FINGERPRINT);
    const withHeaders = PGP_KEY.replace('BLOCK-----\n', 'BLOCK-----\nVersion: GnuPG v2\n');
    expect(pgpFingerprint(withHeaders.replaceAll('\n', '\r\n'))).toBe(FINGERPRINT);
  });

  test('of version 4 is SHA-1, of version 6 SHA-256', () => {
    expect(letters(pgpFingerprint(armor(packet(6, 4))))).toBe(digest('sha1', [0x99, 1, 44], 4));
    expect(letters(pgpFingerprint(armor(packet(6, 6))))).toBe(
      digest('sha256', [0x9b, 0, 0, 1, 44], 6),
    );
  });

  test.each([
    ['a secret key', armor(packet(5, 4)), /clé secrète, que personne ne doit avoir/],
    ['one that says so', PGP_KEY.replaceAll('PUBLIC', 'PRIVATE'), /clé secrète/],
    ['a key of another version', armor(packet(6, 3)), /pas une clé PGP publique/],
    ['another packet', armor(packet(13, 4)), /pas une clé PGP publique/],
    ['a key cut short', armor(packet(6, 4).subarray(0, 200)), /pas une clé PGP publique/],
    ['another text', 'Bonjour', /pas une clé PGP publique/],
    ['nothing', '', /pas une clé PGP publique/],
  ])('%s has none', (_what, text, message) => {
    expect(() => pgpFingerprint(text)).toThrow(message);
  });
});
