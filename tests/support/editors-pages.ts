import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSite } from './built-site.ts';

/** The words of a language page in English. */
export const ENGLISH = {
  title: 'Journalist in Yaoundé',
  intro: 'I write and film. I check every figure twice.',
  biography: 'I started at a daily, where I learned “to count crates”.',
  services: ['Reporting in the ten regions', 'Interviews in English or French'],
  contact: 'Write to me in English.',
};

const words = (count: number, word: string) => `${Array(count).fill(word).join(' ')}.`;

/** A sheet for editors. */
export const SHEET = {
  languages: [{ name: 'Français' }, { name: 'Anglais', level: 'écrit et parlé' }],
  beats: ['Climat', 'École'],
  places: ['Yaoundé', 'les dix régions'],
  kit: ['Appareil photo hybride'],
  pressCard: 'N° 0000',
  safetyTraining: 'Premiers secours, 2025',
  awards: ['Prix du reportage, 2024'],
  dayRate: 'Sur demande',
  availableFrom: '2027-01-08',
  biographies: {
    fr: { short: words(50, 'bref'), long: words(100, 'long') },
    en: { short: words(50, 'brief'), long: words(100, 'more') },
  },
  pieces: ['marche-mokolo-prix-de-la-tomate', 'un-texte-qui-n-est-plus-la', 'lumiere-du-soir'],
};

/** The items of that site: the first is in English, the second has no title. */
const ITEMS = [
  'train-de-nuit-yaounde-ngaoundere',
  'sans-titre-pluie-sur-les-toits',
  'marche-mokolo-prix-de-la-tomate',
  'lumiere-du-soir',
];

/** Builds the site of an owner who has a language page in English, a sheet for editors, a dossier and four items. */
export const buildEditorsPages = () =>
  buildSite((content) => {
    for (const file of globSync('portfolio/*.md', { cwd: content }))
      if (!ITEMS.includes(basename(file, '.md'))) rmSync(join(content, file));
    const english = join(content, `portfolio/${ITEMS[0]}.md`);
    writeFileSync(english, readFileSync(english, 'utf8').replace('\ndate:', '\nlang: "en"\ndate:'));
    for (const file of globSync('dossiers/*.md', { cwd: content })) rmSync(join(content, file));
    writeFileSync(join(content, 'dossiers/essai.md'), DOSSIER);
    writeFileSync(join(content, 'english.json'), JSON.stringify(ENGLISH));
    writeFileSync(join(content, 'sheet.json'), JSON.stringify(SHEET));
  });

export const DOSSIER_KEY = '6d93831f589e638cbc2cb0a858083205';

const DOSSIER = `---
title: "Essai"
items: ["lumiere-du-soir"]
key: "${DOSSIER_KEY}"
---
`;
