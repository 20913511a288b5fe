/** French particles of family names, which give no initial. */
const NAME_PARTICLES: ReadonlySet<string> = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'et']);
const ELISION = /^[dl]['’]/iu;
const LETTER = /\p{L}\p{M}*/u;

/** Numbers of the avatar's background colours. */
const TONES = [0, 1, 2, 3] as const;
type AvatarTone = (typeof TONES)[number];

/**
 * Returns the initials of a person's first and last names, in capitals with their accents, which show
 * when the portrait fails to load (spec §3, Testimonial). A hyphenated first name counts once.
 *
 * @param name full name; may be empty.
 * @returns two letters at most; an empty string for a name without letters.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => LETTER.test(word));
  const names = words.filter((word) => !NAME_PARTICLES.has(word.toLowerCase()));
  const letters = (names.length > 0 ? names : words).map(firstInitial);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('');
}

/**
 * Chooses one of four background colours for a person's avatar, always the same for the same name.
 *
 * @param name full name, in any Unicode form.
 */
export function avatarToneOf(name: string): AvatarTone {
  let hash = 0;
  for (const character of name.normalize('NFC').trim()) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return TONES[hash % TONES.length] ?? 0;
}

function firstInitial(word: string): string {
  const [letter = ''] = LETTER.exec(word.replace(ELISION, '')) ?? LETTER.exec(word) ?? [];
  // Some letters become two in capitals (« ß »): only the first is an initial.
  const [capital = ''] = LETTER.exec(letter.toLocaleUpperCase('fr')) ?? [];
  return capital;
}
