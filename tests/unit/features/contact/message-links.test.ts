import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailtoLink, whatsappLink } from '@/features/contact/message-links.ts';
import { anyCharacter } from '../../../support/any-character.ts';

const draft = {
  subject: 'Interviews & reportages',
  user_name: 'Awa Sène',
  user_email: 'awa+presse@site.example',
  message: 'Bonjour,\nun « sujet » à 100 % ?\r\nMerci.',
};
const to = 'bonjour@site.example';
const phone = '+237 600 00 00 00';

const mail = (change: Partial<typeof draft> = {}) => {
  const href = mailtoLink(to, { ...draft, ...change });
  const { pathname, searchParams } = new URL(href);
  return {
    href,
    to: pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body') ?? '',
  };
};
const whatsapp = (change: Partial<typeof draft> = {}) => {
  const href = whatsappLink(phone, { ...draft, ...change });
  return { href, text: new URL(href).searchParams.get('text') ?? '' };
};

describe('§8 Suggestion to write by e-mail: mailto link', () => {
  test('carries the whole message, with CRLF line ends', () => {
    expect(mail()).toMatchObject({
      to,
      subject: 'Interviews & reportages',
      body:
        'Bonjour,\r\n\r\nBonjour,\r\nun « sujet » à 100 % ?\r\nMerci.\r\n\r\n' +
        'Awa Sène\r\nawa+presse@site.example',
    });
  });

  test('encodes spaces as %20: mail programs show a plus as it is', () => {
    expect(mail().href).toContain('subject=Interviews%20%26%20reportages&body=Bonjour%2C%0D%0A');
    expect(mail().href).not.toContain('+');
  });

  test('an address can’t bring headers of its own', () => {
    const href = mailtoLink('a@b.example?bcc=c@d.example&x=1', draft);
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test('leaves out what is still empty', () => {
    expect(mail({ subject: '', user_name: ' ', user_email: '', message: ' \n' })).toMatchObject({
      subject: '',
      body: 'Bonjour,',
    });
  });
});

describe('§2 Contact: WhatsApp link', () => {
  test('carries subject and message to the number, digits only', () => {
    const { href, text } = whatsapp();
    expect(new URL(href).pathname).toBe('/237600000000');
    expect(text).toBe(
      'Bonjour,\n\nSujet : Interviews & reportages\n\n' +
        'Bonjour,\nun « sujet » à 100 % ?\nMerci.\n\nAwa Sène\nawa+presse@site.example',
    );
  });

  test('leaves out an empty subject', () => {
    expect(whatsapp({ subject: ' ' }).text).not.toContain('Sujet');
  });
});

describe('§8 Suggestion to write by e-mail: bounded length', () => {
  test('a long message is cut with « … » and keeps its signature', () => {
    const { href, body } = mail({ message: 'é'.repeat(5000) });
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(href.length).toBeGreaterThan(1880);
    expect(body).toMatch(/é…\r\n\r\nAwa Sène\r\nawa\+presse@site\.example$/);
  });

  test('the cut falls between characters, wherever it falls', () => {
    for (let shift = 0; shift < 12; shift += 1) {
      const { href } = mail({ message: 'a'.repeat(shift) + '📰'.repeat(400) });
      expect(href).not.toContain('%EF%BF%BD');
      expect(href).toMatch(/%F0%9F%93%B0%E2%80%A6%0D%0A/);
      expect(href.length).toBeLessThanOrEqual(1900);
    }
  });

  test('a message that just fits is whole, one character more is cut', () => {
    const room = 1900 - mail({ message: 'a' }).href.length + 1;
    expect(mail({ message: 'a'.repeat(room) }).href).toHaveLength(1900);
    expect(mail({ message: 'a'.repeat(room) }).body).not.toContain('…');
    expect(mail({ message: 'a'.repeat(room + 1) }).body).toContain('a…');
  });

  test.each(['subject', 'user_name', 'user_email'])(
    'a long %s leaves room for the message',
    (field) => {
      const change = { [field]: 'é'.repeat(5000), message: 'm'.repeat(500) };
      for (const { href, text } of [
        whatsapp(change),
        { ...mail(change), text: mail(change).body },
      ]) {
        expect(href.length).toBeLessThanOrEqual(1900);
        expect(text).toContain(change.message);
      }
    },
  );

  test('any draft gives a valid address of 1,900 characters at most', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 3000, size: 'max' });
    const any = fc.record({
      subject: text,
      user_name: text,
      user_email: text,
      message: text,
    });
    fc.assert(
      fc.property(any, (typed) => {
        expect(mail(typed).href.length).toBeLessThanOrEqual(1900);
        expect(whatsapp(typed).href.length).toBeLessThanOrEqual(1900);
        expect(mail(typed).body.startsWith('Bonjour,')).toBe(true);
      }),
    );
  });

  test('a lone half of a character does not throw', () => {
    expect(mail({ message: 'a\ud83d' }).body).toContain('a\ufffd');
  });
});
