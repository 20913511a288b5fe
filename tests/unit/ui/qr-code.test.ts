import { expect, test } from 'vitest';
import { whatsAppUrl } from '@/lib/links.ts';

test('§2 Contact: WhatsApp QR code opens the conversation with the number, written with or without spaces', () => {
  expect(whatsAppUrl('+237 600 00 00 00')).toBe('https://wa.me/237600000000');
  expect(whatsAppUrl('237600000000')).toBe('https://wa.me/237600000000');
});
