/** The contact form's values in the tests, by field name. */
export const WRITTEN = {
  user_name: 'Awa Sène',
  user_email: 'awa@site.example',
  subject: 'Interviews',
  message: 'Bonjour,\nun entretien « à deux voix » ?',
};
