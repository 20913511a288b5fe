import { describe, expect, test } from 'vitest';
import { messageForSendError } from '@/features/contact/send-error-message.ts';

const DEFAULT = "Une erreur est survenue lors de l'envoi du message.";
const SERVICE = "Erreur de configuration du service email. Veuillez contacter l'administrateur.";
const TEMPLATE = "Erreur de template email. Veuillez contacter l'administrateur.";
const KEY = "Erreur d'authentification. Veuillez contacter l'administrateur.";
const NETWORK = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';

const HELP = 'To find this ID, visit https://dashboard.emailjs.com/admin';

describe('§8 Error catalogue: failure text', () => {
  test.each([
    ['Invalid service ID', SERVICE],
    ['Invalid template ID', TEMPLATE],
    ['Invalid public key', KEY],
    ['Network Error', NETWORK],
    [`The service ID not found. ${HELP}`, SERVICE],
    [`The template ID not found. ${HELP}/templates`, TEMPLATE],
    [`The Public Key is invalid. ${HELP}/account`, KEY],
    ['The service ID is required. Visit https://dashboard.emailjs.com/admin', SERVICE],
    ['The template ID is required. Visit https://dashboard.emailjs.com/admin/templates', TEMPLATE],
    ['The public key is required. Visit https://dashboard.emailjs.com/admin/account', KEY],
    ['Unavailable For Headless Browser', DEFAULT],
    ['Forbidden', DEFAULT],
    ['Too Many Requests', 'Attendez un moment, puis réessayez.'],
    ['', DEFAULT],
  ])('« %s »', (text, message) => {
    for (const wording of [text, text.toUpperCase(), text.toLowerCase()]) {
      expect(messageForSendError({ status: 0, text: wording }, true)).toBe(message);
      expect(messageForSendError(wording, true)).toBe(message);
      expect(messageForSendError(new Error(wording), true)).toBe(message);
    }
  });
});

describe('§8 Error catalogue: network', () => {
  test('a browser reports an impossible request with a TypeError', () => {
    expect(messageForSendError(new TypeError('Failed to fetch'), true)).toBe(NETWORK);
    expect(messageForSendError(new TypeError('Load failed'), true)).toBe(NETWORK);
  });

  test('status 0 carries « Network Error »', () => {
    expect(messageForSendError({ status: 0, text: 'Network Error' }, true)).toBe(NETWORK);
  });

  test('an offline browser is the cause, whatever was thrown', () => {
    expect(messageForSendError(new Error('x'), false)).toBe(NETWORK);
  });
});

describe('§8 Error catalogue: an answer with a status', () => {
  test.each([
    [400, 'Network Error'],
    [502, 'upstream network failure'],
    [511, 'Network Authentication Required'],
    [503, '<h1>NETWORK maintenance</h1>'],
    [403, 'Forbidden'],
  ])('%i « %s » is never the network’s', (status, text) => {
    expect(messageForSendError({ status, text }, true)).toBe(DEFAULT);
    expect(messageForSendError({ status, text }, false)).toBe(DEFAULT);
  });

  test.each([0, 200, 400, 404, 412, 500])(
    'the causes are known by their text with %i',
    (status) => {
      for (const online of [true, false]) {
        const message = (text: string) => messageForSendError({ status, text }, online);
        expect(message('Network: Invalid service ID')).toBe(SERVICE);
        expect(message('Invalid template ID')).toBe(TEMPLATE);
        expect(message('The Public Key is invalid')).toBe(KEY);
      }
    },
  );
});

describe('§8 Error catalogue: anything else', () => {
  test.each([[undefined], [null], [42], [{}], [{ text: 5 }], [[]], [Symbol('x')]])(
    '%s gets the default message',
    (error) => {
      expect(messageForSendError(error, true)).toBe(DEFAULT);
    },
  );
});
