import type { ContactFields } from './validation.ts';

/** Maximum length of a link in characters: mail programs on Windows refuse longer ones. */
const MAX_LINK_LENGTH = 1900;
/** Maximum length of a short field in encoded characters, so that most of the link is left for the message. */
const MAX_ENCODED_FIELD_LENGTH = 240;
const ELLIPSIS = '…';

/**
 * Builds a `mailto:` link with the visitor's message, for when the form can't send it (spec §8).
 *
 * @param to the recipient's e-mail address.
 * @param fields the values that the visitor typed.
 * @returns a link as in RFC 6068, of 1,900 characters at most: a longer message is cut, and ends with « … ».
 */
export function mailtoLink(to: string, fields: ContactFields): string {
  const subject = encodeTruncated(fields.subject.trim(), MAX_ENCODED_FIELD_LENGTH);
  const start = `mailto:${encodeText(to).replaceAll('%40', '@')}?subject=${subject}&body=`;
  return start + encodeBody(['Bonjour,'], fields, '\r\n', MAX_LINK_LENGTH - start.length);
}

/**
 * Builds a WhatsApp link with the visitor's message.
 *
 * @param phone the recipient's number in international form.
 * @param fields the values that the visitor typed.
 * @returns a link of 1,900 characters at most; a longer message is cut with « … ».
 */
export function whatsappLink(phone: string, fields: ContactFields): string {
  const start = `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=`;
  const subject = fields.subject.trim() === '' ? [] : [`Sujet : ${fields.subject.trim()}`];
  return start + encodeBody(['Bonjour,', ...subject], fields, '\n', MAX_LINK_LENGTH - start.length);
}

/** Encodes the body of a link: greeting, message and signature. The message is cut, so that all three fit `maxLength`. */
function encodeBody(
  greeting: string[],
  { user_name, user_email, message }: ContactFields,
  eol: string,
  maxLength: number,
) {
  const gap = encodeText(eol + eol);
  const opening = greeting.map((line) => encodeTruncated(line, MAX_ENCODED_FIELD_LENGTH)).join(gap);
  const signature = [user_name.trim(), user_email.trim()]
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

/** Percent-encodes a text. Half of a surrogate pair becomes U+FFFD: it would throw otherwise. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
