import { describe, expect, test } from 'vitest';
import { paymentText } from '@/features/donation/payment-details.ts';

describe('§2 Support section: payment information to copy', () => {
  test('number, name, method, thanks, one a line', () => {
    const payment = {
      method: 'Orange Money',
      number: '+237 600 00 00 00',
      holder: 'Clarisse Ndolé',
    };
    expect(paymentText(payment, 'Merci de votre soutien !').split('\n')).toEqual([
      'Numéro : +237 600 00 00 00',
      'Nom : Clarisse Ndolé',
      'Méthode : Orange Money',
      'Merci de votre soutien !',
    ]);
  });
});
