import { describe, expect, test } from 'vitest';
import { validateFields } from '@/features/contact/validation.ts';

const valid = {
  user_name: 'Awa',
  user_email: 'awa@site.example',
  subject: 'Interviews',
  message: 'Bonjour',
};

describe('§5 Contact form: all fields are required', () => {
  test('a complete form has no error', () => {
    expect(validateFields(valid)).toEqual({});
  });

  test.each([
    ['user_name', 'Indiquez votre nom.'],
    ['user_email', 'Indiquez votre adresse e-mail.'],
    ['subject', 'Sélectionnez un sujet.'],
    ['message', 'Écrivez votre message.'],
  ])('%s', (field, message) => {
    for (const blank of ['', '  ', '\n\t\u00a0']) {
      expect(validateFields({ ...valid, [field]: blank })).toEqual({ [field]: message });
    }
  });

  test('an empty form has four errors', () => {
    const empty = { user_name: '', user_email: '', subject: '', message: '' };
    expect(Object.keys(validateFields(empty))).toEqual(Object.keys(empty));
  });
});

describe('§5 Contact form: the email field is of type email', () => {
  test.each(['a@b', 'Awa.Sene+x@sous.site.example', ' awa@site.example ', "o'hara_1@a-b.cm"])(
    '%j is accepted',
    (user_email) => {
      expect(validateFields({ ...valid, user_email })).toEqual({});
    },
  );

  test.each([
    'awa',
    '@site.example',
    'awa@',
    'awa@-a.example',
    'awa@a-.example',
    'awa@site..example',
    'awa@site.example.',
    'awa sene@site.example',
    'awa@site example',
    'awa@@site.example',
    'élise@site.example',
    `awa@${'a'.repeat(64)}.example`,
  ])('%j is refused', (user_email) => {
    expect(validateFields({ ...valid, user_email })).toEqual({
      user_email:
        'Cette adresse e-mail n’est pas complète\u202f: écrivez-la sous la forme nom@exemple.com.',
    });
  });
});
