/** The contact form's values, by field name (spec §3, Contact form). */
export interface ContactFields {
  user_name: string;
  user_email: string;
  subject: string;
  message: string;
}

export type FieldErrors = Partial<Record<keyof ContactFields, string>>;

/** What browsers accept in a field of type email. Source: HTML Standard, « valid e-mail address ». */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * What is wrong with the form, field by field (spec §5). Blank text counts as empty.
 *
 * @param fields the values as typed.
 * @returns a French message for each wrong field; an empty record when the form can be sent.
 */
export function fieldErrors({ user_name, user_email, subject, message }: ContactFields) {
  const errors: FieldErrors = {};
  if (isBlank(user_name)) errors.user_name = 'Indiquez votre nom.';
  if (isBlank(user_email)) errors.user_email = 'Indiquez votre adresse e-mail.';
  else if (!EMAIL.test(user_email.trim())) {
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
