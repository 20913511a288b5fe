import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { qrOutline } from '@/lib/qr-code.ts';
import { whatsAppAddress } from '@/lib/whatsapp.ts';

const QUIET_ZONE = 4;

describe('§2 Contact: WhatsApp QR code', () => {
  test('opens the conversation with the number, written with or without spaces', () => {
    expect(whatsAppAddress('+237 600 00 00 00')).toBe('https://wa.me/237600000000');
    expect(whatsAppAddress('237600000000')).toBe('https://wa.me/237600000000');
  });

  test('the outline draws the dark modules, all of them, inside the quiet zone', () => {
    const address = 'https://wa.me/237600000000';
    const { outline, size } = qrOutline(address);
    const { modules } = create(address, { errorCorrectionLevel: 'M' });
    expect(size).toBe(modules.size + 2 * QUIET_ZONE);

    const drawn = new Set(
      [...outline.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x ?? ''} ${y ?? ''}`),
    );
    const dark: string[] = [];
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (modules.get(row, column) === 1) dark.push(`${column + QUIET_ZONE} ${row + QUIET_ZONE}`);
      }
    }
    expect(drawn).toEqual(new Set(dark));
    expect(outline.replaceAll(/M\d+ \d+h1v1h-1z/g, '')).toBe('');
  });
});
