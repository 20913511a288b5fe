import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrOutline } from '@/lib/qr-code.ts';
import { whatsAppAddress } from '@/lib/whatsapp.ts';

test('§2 Contact: the WhatsApp address has the digits of the number and nothing else', () => {
  expect(whatsAppAddress('+237 600 00 00 00')).toBe('https://wa.me/237600000000');
});

test('§2 Contact: the code is drawn module by module inside its quiet zone', () => {
  const text = 'https://wa.me/237600000000';
  const { outline, size } = qrOutline(text);
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  expect(size).toBe(modules.size + 8);
  const drawn = [...outline.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  const dark = [...modules.data].flatMap((bit, index) =>
    bit === 1 ? `${(index % modules.size) + 4} ${Math.floor(index / modules.size) + 4}` : [],
  );
  expect(drawn).toEqual(dark);
});
