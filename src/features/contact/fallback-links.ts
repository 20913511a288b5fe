/** What the visitor typed; any field may still be empty. */
interface Draft {
  subject: string;
  name: string;
  email: string;
  message: string;
}

/** Mail programs on Windows refuse longer addresses. */
const MAX_LENGTH = 1900;
/** Share of each short field once encoded, so that the message always keeps the better part. */
const MAX_FIELD = 240;
const ELLIPSIS = '…';

/**
 * The visitor's message as a `mailto:` link, for when the form can't send it (spec §8).
 *
 * @param draft what was typed, and `to`, the address it goes to.
 * @returns an address of 1,900 characters at most (RFC 6068); a longer message is cut with « … ».
 */
export function mailtoLink({ to, ...draft }: Draft & { to: string }): string {
  const subject = clip(draft.subject.trim(), MAX_FIELD);
  const start = `mailto:${encode(to).replaceAll('%40', '@')}?subject=${subject}&body=`;
  return start + body(['Bonjour,'], draft, '\r\n', MAX_LENGTH - start.length);
}

/**
 * The visitor's message as a WhatsApp link.
 *
 * @param draft what was typed, and `phone`, the number it goes to, in international form.
 * @returns an address of 1,900 characters at most; a longer message is cut with « … ».
 */
export function whatsappLink({ phone, ...draft }: Draft & { phone: string }): string {
  const start = `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=`;
  const subject = draft.subject.trim() === '' ? [] : [`Sujet : ${draft.subject.trim()}`];
  return start + body(['Bonjour,', ...subject], draft, '\n', MAX_LENGTH - start.length);
}

/** Greeting, message and signature, encoded; the message takes the room that the others leave. */
function body(greeting: string[], { name, email, message }: Draft, eol: string, room: number) {
  const gap = encode(eol + eol);
  const opening = greeting.map((line) => clip(line, MAX_FIELD)).join(gap);
  const signature = [name.trim(), email.trim()]
    .filter((line) => line !== '')
    .map((line) => clip(line, MAX_FIELD))
    .join(encode(eol));
  const left = room - opening.length - signature.length - 2 * gap.length;
  const text = clip(message.trim().replaceAll(/\r\n?|\n/g, eol), left);
  return [opening, text, signature].filter((part) => part !== '').join(gap);
}

/** Encodes a text, cut where its encoded form would exceed `max` characters. */
function clip(text: string, max: number): string {
  const whole = encode(text);
  if (whole.length <= max) return whole;
  const room = max - encode(ELLIPSIS).length;
  let kept = '';
  let length = 0;
  // Iterating a string yields whole code points, never half of a surrogate pair.
  for (const character of text) {
    length += encode(character).length;
    if (length > room) break;
    kept += character;
  }
  return encode(kept.trimEnd() + ELLIPSIS);
}

/** `encodeURIComponent` would throw on half of a surrogate pair; this writes U+FFFD. */
function encode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1).replaceAll('+', '%20');
}
