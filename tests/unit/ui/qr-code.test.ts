import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { drawQrCode } from '@/ui/qr-code.server.ts';
import { whatsAppUrl } from '@/lib/share-links.ts';
import { drawnRows, expectedRows } from '../../support/qr-rows.ts';

const QUIET_ZONE = 4;

describe('§2 Contact: WhatsApp QR code', () => {
  test('opens the conversation with the number, written with or without spaces', () => {
    expect(whatsAppUrl('+237 600 00 00 00')).toBe('https://wa.me/237600000000');
    expect(whatsAppUrl('237600000000')).toBe('https://wa.me/237600000000');
  });

  test('the lines draw the dark modules, all of them, inside the quiet zone', () => {
    const address = 'https://wa.me/237600000000';
    const { lines, size } = drawQrCode(address);
    const { modules } = create(address, { errorCorrectionLevel: 'M' });
    expect(size).toBe(modules.size + 2 * QUIET_ZONE);

    expect(drawnRows(lines, modules.size)).toEqual(expectedRows(modules));
  });
});
