/** French particles that belong to a family name and give no initial. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'et']);
const ELISION = /^[dl]['’]/iu;
const LETTER = /\p{L}\p{M}*/u;

/** The avatar's background colours, by number. */
const TONES = [0, 1, 2, 3] as const;
type AvatarTone = (typeof TONES)[number];

/**
 * The initials that stand for a portrait which fails to load (spec §3, Testimonial): those of the
 * first and last names, in capitals, accents kept. A hyphenated first name counts once.
 *
 * @param name full name; may be empty.
 * @returns two letters at most; an empty string for a name without letters.
 */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => LETTER.test(word));
  const names = words.filter((word) => !PARTICLES.has(word.toLowerCase()));
  const letters = (names.length > 0 ? names : words).map(initial);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('');
}

/**
 * Which of four tones colours a person's avatar: always the same for the same name.
 *
 * @param name full name, in any Unicode form.
 */
export function avatarTone(name: string): AvatarTone {
  let hash = 0;
  for (const character of name.normalize('NFC').trim()) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return TONES[hash % TONES.length] ?? 0;
}

function initial(word: string): string {
  const [letter = ''] = LETTER.exec(word.replace(ELISION, '')) ?? LETTER.exec(word) ?? [];
  // Some letters become two in capitals (« ß »): only the first is an initial.
  const [capital = ''] = LETTER.exec(letter.toLocaleUpperCase('fr')) ?? [];
  return capital;
}
