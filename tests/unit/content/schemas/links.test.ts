import { describe, expect, test } from 'vitest';
import { emailAddress, phoneNumber, webAddress } from '@/content/schemas/field-schemas.ts';
import { faults } from '../../../support/fields.ts';

describe('§3 Addresses and numbers that the owner writes', () => {
  test.each([
    ['a page', webAddress, 'https://www.linkedin.com/in/exemple'],
    ['a page of an old server', webAddress, 'http://exemple.example/'],
    ['an e-mail address', emailAddress, 'bonjour@exemple.example'],
    ['a number of Cameroon', phoneNumber, '+237 600 00 00 00'],
    ['a number without spaces', phoneNumber, '+33123456789'],
    ['the shortest number', phoneNumber, '+2901 234'],
  ])('accepts %s', (_what, field, value) => {
    expect(faults(() => field('Champ'), value)).toEqual([]);
  });

  test.each([
    ['a script', webAddress, 'javascript:alert(1)', /adresse de page/],
    ['a protocol that ends alike', webAddress, 'web+https://a.example', /adresse de page/],
    ['a protocol that starts alike', webAddress, 'httpsx://a.example', /adresse de page/],
    ['an address without its domain', emailAddress, 'bonjour@', /adresse e-mail/],
    ['words before a number', phoneNumber, 'Tél. +237 600 00 00 00', /numéro international/],
    ['words after a number', phoneNumber, '+237 600 00 00 00 le soir', /numéro international/],
    ['a number that is too short', phoneNumber, '+290 123', /numéro international/],
    ['a number that is too long', phoneNumber, '+237 600 00 00 00 00 00', /numéro international/],
  ])('refuses %s', (_what, field, value, expected) => {
    expect(faults(() => field('Champ'), value)).toEqual([expect.stringMatching(expected)]);
  });
});
