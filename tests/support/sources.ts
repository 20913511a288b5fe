/** Ways to write to an owner without being known; the key is nobody’s. */
export const SOURCES = {
  intro: 'Un document que personne ne doit relier à vous ?',
  risks: ['N’écrivez pas du téléphone de votre employeur.'],
  signal: { link: `https://signal.me/#eu/${'Ab1_'.repeat(16)}`, username: 'awa_ndi.42' },
  pgpKey: './cle.asc',
  address: 'Boîte postale 0000\nYaoundé',
};

/** What GnuPG says of that key. */
export const FINGERPRINT = '3F8D A0B5 0286 C2BD EACA 054B 9518 0BE4 5F15 34F9';

export const PGP_KEY = `-----BEGIN PGP PUBLIC KEY BLOCK-----

mDMEawjsXhYJKwYBBAHaRw8BAQdAVr6BL+3tdt2kUWs5Pj1bdxiwYqsY7lTFKauF
Tfbp7Ja0OkNsYXJpc3NlIE5kb2zDqSAoZXhlbXBsZSkgPGJvbmpvdXJAY2xhcmlz
c2UtbmRvbGUuZXhhbXBsZT6IkAQTFggAOBYhBD+NoLUChsK96soFS5UYC+RfFTT5
BQJrCOxeAhsDBQsJCAcCBhUKCQgLAgQWAgMBAh4BAheAAAoJEJUYC+RfFTT5yG8A
/2Qup02SggSw3PQgm+F5oNNt81r7IA9hb6tr66fq3fRAAP9f5Vy8kFa3tsrJnXAE
Ph5zR2X1R62gVmbBAhkXAPcaA7g4BGsI7GQSCisGAQQBl1UBBQEBB0BocBTPhhXW
FXcWXZnQ3jTNLseeqkTv5+OHTnYRf+g6OAMBCAeIeAQYFggAIBYhBD+NoLUChsK9
6soFS5UYC+RfFTT5BQJrCOxkAhsMAAoJEJUYC+RfFTT5x5YA/2umC4ehs3RSgNrb
M7RDZzQYIMOr3moPr8h3U8u4ojweAQCgkrLs4yKQfHTQHhlzpa3p819IHIVBFvQy
WypEy5Y4DQ==
=iOyv
-----END PGP PUBLIC KEY BLOCK-----
`;
