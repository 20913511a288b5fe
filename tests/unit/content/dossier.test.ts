import { expect, test } from 'vitest';
import { isOnline, isEnded } from '@/content/publish-status.ts';

const DAY = new Date('2026-11-22');
const BEFORE = new Date('2026-11-21');
const AFTER = new Date('2026-11-23');

test.each([
  ['without a last day', {}, true, false],
  ['on its last day', { lastDay: DAY }, true, false],
  ['before it', { lastDay: AFTER }, true, false],
  ['the day after', { lastDay: BEFORE }, false, true],
  ['a draft', { draft: true, lastDay: AFTER }, false, false],
  ['before its day', { date: AFTER }, false, false],
  ['on its only day', { date: DAY, lastDay: DAY }, true, false],
])('§25 Dossiers: when one is on the site: %s', (_what, dossier, online, ended) => {
  expect([isOnline(dossier, DAY), isEnded(dossier, DAY)]).toEqual([online, ended]);
});
