/** Length in bytes of the secret key in a dossier's URL: 128 bits, written as hexadecimal digits, are safe from brute force. */
const KEY_BYTES = 16;
const KEY_FORMAT = /^[0-9a-f]{32}$/;

/** Minimum number of different steps (of 16) from digit to digit in a key. One random key in ten million has fewer. */
const MIN_DIFFERENT_STEPS = 8;

/** Generates a random secret key for the URL of a dossier. */
export function generateSecretKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return isUnguessableKey(key) ? key : generateSecretKey();
}

/** Whether a key is as long as a generated one, and not a guessable sequence, repetition or series of dates. */
export function isUnguessableKey(key: string): boolean {
  if (!KEY_FORMAT.test(key)) return false;
  const digits = Array.from(key, (digit) => Number.parseInt(digit, 16));
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 16) % 16);
  return new Set(steps).size >= MIN_DIFFERENT_STEPS;
}
