/** The names of the contact form's fields (spec §3, Contact form). */
export const FIELD_NAMES = ['user_name', 'user_email', 'subject', 'message'] as const;

/** The contact form's values, by field name; any of them may be empty. */
export type ContactFields = Record<(typeof FIELD_NAMES)[number], string>;

export type FieldErrorMessages = Partial<Record<keyof ContactFields, string>>;

/** Matches a valid e-mail address, as browsers do in fields of type email (HTML Standard, « valid e-mail address »). */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Validates the contact form (spec §5). Blank text counts as empty.
 *
 * @returns a French message for each invalid field; an empty record when the form can be sent.
 */
export function validateFields({ user_name, user_email, subject, message }: ContactFields) {
  const errors: FieldErrorMessages = {};
  if (isBlank(user_name)) errors.user_name = 'Indiquez votre nom.';
  if (isBlank(user_email)) errors.user_email = 'Indiquez votre adresse e-mail.';
  else if (!EMAIL_PATTERN.test(user_email.trim())) {
    errors.user_email =
      'Cette adresse e-mail n’est pas complète\u202f: écrivez-la sous la forme nom@exemple.com.';
  }
  if (isBlank(subject)) errors.subject = 'Sélectionnez un sujet.';
  if (isBlank(message)) errors.message = 'Écrivez votre message.';
  return errors;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
