import { afterEach, describe, expect, test, vi } from 'vitest';
import { getBuildDay } from '@/content/environment.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('§3 Entries to come: the day of a build', () => {
  test.each(['2027-11-30T22:59:59Z', '2027-11-30T23:30:00Z'])(
    'is that of SOURCE_DATE_EPOCH, in Cameroon: %s',
    (moment) => {
      vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
      const day = moment < '2027-11-30T23' ? '2027-11-30' : '2027-12-01';
      expect(getBuildDay()).toEqual(new Date(day));
    },
  );

  test.each([
    ['isn’t set', undefined],
    ['is set to nothing', ''],
  ])('is today where the variable %s', (_what, value) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', value);
    vi.useFakeTimers({ now: new Date('2028-02-28T23:30:00Z') });
    expect(getBuildDay()).toEqual(new Date('2028-02-29'));
  });

  test.each(['demain', '2027-12-01', '1.5', '-1', ' ', '99999999999999999'])(
    'there is none for « %s », which is no moment',
    (value) => {
      vi.stubEnv('SOURCE_DATE_EPOCH', value);
      expect(() => getBuildDay()).toThrow(
        `La variable SOURCE_DATE_EPOCH vaut « ${value} » : ce n’est pas un nombre de secondes depuis 1970 ; corrigez-la ou retirez-la.`,
      );
    },
  );
});
