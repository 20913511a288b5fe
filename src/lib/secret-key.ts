/** What a key is: 128 bits, as hexadecimal digits. Nobody types it, and numbers as long can't be tried out. */
const BYTES = 16;
const KEY = /^[0-9a-f]{32}$/;

/** How many of the 16 steps from one digit to the next a key takes: fewer, one in ten million of those that are drawn. */
const STEPS = 8;

/** A new key, drawn by the machine's own source of randomness. */
export function generateSecretKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return isUnguessableKey(key) ? key : generateSecretKey();
}

/**
 * Whether nobody will guess a key: it is as long as one that was drawn, and it neither counts, nor repeats itself, nor is
 * made of dates.
 */
export function isUnguessableKey(key: string): boolean {
  if (!KEY.test(key)) return false;
  const digits = Array.from(key, (digit) => Number.parseInt(digit, 16));
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 16) % 16);
  return new Set(steps).size >= STEPS;
}
