import { expect, test } from 'vitest';
import { noonInCameroon } from '../../../src/lib/dates.ts';

const ZONES = [
  'Pacific/Honolulu',
  'America/Montreal',
  'Africa/Douala',
  'Asia/Tokyo',
  'Australia/Sydney',
];

test.each(['2026-01-01', '2026-03-31', '2026-07-14', '2024-02-29', '2025-12-31'])(
  'the moment of a content date is the same day in every newsroom: %s',
  (day) => {
    const moment = noonInCameroon(new Date(day));
    expect(moment).toBe(`${day}T12:00:00+01:00`);
    for (const timeZone of ZONES)
      expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment))).toBe(day);
  },
);
