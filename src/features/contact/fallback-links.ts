/** The values that the visitor typed; any field may still be empty. */
interface Draft {
  subject: string;
  name: string;
  email: string;
  message: string;
}

/** Longest link in characters: mail programs on Windows refuse longer ones. */
const MAX_LINK_LENGTH = 1900;
/** Longest short field in encoded characters, so that most of the link is left for the message. */
const MAX_ENCODED_FIELD_LENGTH = 240;
const ELLIPSIS = '…';

/**
 * Builds a `mailto:` link with the visitor's message, for when the form can't send it (spec §8).
 *
 * @param draft the typed values, and `to`, the recipient's e-mail address.
 * @returns a link of 1,900 characters at most (RFC 6068); a longer message is cut with « … ».
 */
export function mailtoLink({ to, ...draft }: Draft & { to: string }): string {
  const subject = encodeTruncated(draft.subject.trim(), MAX_ENCODED_FIELD_LENGTH);
  const start = `mailto:${encodeText(to).replaceAll('%40', '@')}?subject=${subject}&body=`;
  return start + encodeBody(['Bonjour,'], draft, '\r\n', MAX_LINK_LENGTH - start.length);
}

/**
 * Builds a WhatsApp link with the visitor's message.
 *
 * @param draft the typed values, and `phone`, the recipient's number in international form.
 * @returns a link of 1,900 characters at most; a longer message is cut with « … ».
 */
export function whatsappLink({ phone, ...draft }: Draft & { phone: string }): string {
  const start = `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=`;
  const subject = draft.subject.trim() === '' ? [] : [`Sujet : ${draft.subject.trim()}`];
  return start + encodeBody(['Bonjour,', ...subject], draft, '\n', MAX_LINK_LENGTH - start.length);
}

/** Encodes greeting, message and signature; the message is cut to the length that the others leave. */
function encodeBody(
  greeting: string[],
  { name, email, message }: Draft,
  eol: string,
  maxLength: number,
) {
  const gap = encodeText(eol + eol);
  const opening = greeting.map((line) => encodeTruncated(line, MAX_ENCODED_FIELD_LENGTH)).join(gap);
  const signature = [name.trim(), email.trim()]
    .filter((line) => line !== '')
    .map((line) => encodeTruncated(line, MAX_ENCODED_FIELD_LENGTH))
    .join(encodeText(eol));
  const remainingLength = maxLength - opening.length - signature.length - 2 * gap.length;
  const text = encodeTruncated(message.trim().replaceAll(/\r\n?|\n/g, eol), remainingLength);
  return [opening, text, signature].filter((part) => part !== '').join(gap);
}

/** Encodes a text, truncated so that its encoded form has `max` characters at most. */
function encodeTruncated(text: string, max: number): string {
  const encoded = encodeText(text);
  if (encoded.length <= max) return encoded;
  const maxLength = max - encodeText(ELLIPSIS).length;
  let truncated = '';
  let length = 0;
  // Iterating a string yields whole code points, never half of a surrogate pair.
  for (const character of text) {
    length += encodeText(character).length;
    if (length > maxLength) break;
    truncated += character;
  }
  return encodeText(truncated.trimEnd() + ELLIPSIS);
}

/** Percent-encodes a text. Half of a surrogate pair becomes U+FFFD (`encodeURIComponent` would throw). */
function encodeText(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1).replaceAll('+', '%20');
}
