import { describe, expect, test } from 'vitest';
import { isOnline, isScheduled } from '@/content/publish-status.ts';

const DAY = new Date('2027-12-01');

describe('§3 Entries to come: whether an item is shown on a day', () => {
  test.each([
    ['without a date', {}, true, false],
    ['dated before', { date: new Date('2027-11-30') }, true, false],
    ['dated that day', { date: new Date('2027-12-01') }, true, false],
    ['dated the next day', { date: new Date('2027-12-02') }, false, true],
    ['a draft', { draft: true }, false, false],
    ['a draft dated before', { draft: true, date: new Date('2027-11-30') }, false, false],
    ['a draft dated the next day', { draft: true, date: new Date('2027-12-02') }, false, false],
    ['no draft any more', { draft: false, date: new Date('2027-11-30') }, true, false],
    ['to come, no draft any more', { draft: false, date: new Date('2027-12-02') }, false, true],
  ])('%s', (_what, item, published, scheduled) => {
    expect([isOnline(item, DAY), isScheduled(item, DAY)]).toEqual([published, scheduled]);
  });
});
