import { expect, test } from 'vitest';
import { describeDossierDates } from '@/admin/page/dossier-address.ts';

const TODAY = new Date('2026-11-22');
const EVE = new Date('2026-11-21');
const LATER = new Date('2026-12-01');

test.each([
  [{}, 'Elle s’ouvre une fois le site publié.'],
  [{ date: TODAY }, 'Elle s’ouvre une fois le site publié.'],
  [{ date: LATER }, 'Elle s’ouvrira le 1er décembre 2026.'],
  [{ lastDay: TODAY }, 'Elle s’ouvre une fois le site publié. Dernier jour : 22 novembre 2026.'],
  [{ lastDay: EVE }, 'Son dernier jour, le 21 novembre 2026, est passé : elle ne mène nulle part.'],
])('the desk says when the page of a dossier is there: %j', (dossier, said) => {
  expect(describeDossierDates(dossier, TODAY)).toBe(said);
});
