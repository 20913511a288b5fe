import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import type { MailRecipient } from './mail-recipient.server.ts';
import { useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { afterNextPaint } from '@/lib/wait.ts';
import { NoticeBox } from './NoticeBox.tsx';
import { useSendMessage } from './use-send-message.ts';
import {
  FIELD_NAMES,
  validateFields,
  type ContactFields,
  type FieldErrorMessages,
} from './validation.ts';
import './contact.css';

interface Props {
  /** Titles of the services: the options of the subject (spec §3, Contact form). */
  subjects: string[];
  recipient: MailRecipient;
}

/** The contact form (spec §3 to §5, §8). */
export const ContactForm = withErrorBoundary('ilot-contact', Form);

/** Name of the hidden field that only robots fill in. */
const HONEYPOT_NAME = 'site_web';

function Form({ subjects, recipient }: Props) {
  const form = useRef<HTMLFormElement>(null);
  /** Number of changes to the fields. If it grew while the message was sent, the form isn't emptied. */
  const changes = useRef(0);
  const [errors, setErrors] = useState<FieldErrorMessages>({});
  const { sending, notice, setNotice, send } = useSendMessage(form, recipient);

  const fieldValue = (name: string): string => {
    const value = new FormData(form.current ?? undefined).get(name);
    return typeof value === 'string' ? value : '';
  };

  const readFields = (): ContactFields => ({
    user_name: fieldValue('user_name'),
    user_email: fieldValue('user_email'),
    subject: fieldValue('subject'),
    message: fieldValue('message'),
  });

  /** Shows the errors and focuses the first invalid field. @returns the values, if all are valid. */
  const validateForm = (): ContactFields | undefined => {
    const fields = readFields();
    const newErrors = validateFields(fields);
    setErrors(newErrors);
    const firstInvalid = FIELD_NAMES.find((name) => newErrors[name] !== undefined);
    if (firstInvalid === undefined) return fields;
    const control = form.current?.elements.namedItem(firstInvalid);
    if (control instanceof HTMLElement) control.focus();
    return undefined;
  };

  /** Removes the errors of fields that have become valid; adds none. */
  const clearFixedErrors = () => {
    const invalid = validateFields(readFields());
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in invalid)));
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await afterNextPaint();
    const filledByRobot = fieldValue(HONEYPOT_NAME) !== '';
    const fields = validateForm();
    if (!fields) return;
    const changesBefore = changes.current;
    if (filledByRobot) setNotice({ type: 'success' });
    else if ((await send(fields)) && changes.current === changesBefore) form.current?.reset();
  };

  const fieldProps = (name: keyof ContactFields) => ({
    id: name,
    name,
    required: true,
    className: 'field',
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': errors[name] === undefined ? undefined : `${name}-erreur`,
  });

  const type = notice?.type;
  const noticeBox = notice && (
    <NoticeBox
      notice={notice}
      recipient={recipient}
      onClose={() => {
        setNotice(undefined);
        // The focused close button is about to be removed.
        form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      }}
    />
  );

  return (
    <>
      <form
        ref={form}
        className="contact-form"
        onSubmit={(event) => void submit(event)}
        onChange={() => {
          changes.current += 1;
          clearFixedErrors();
        }}
        onInvalid={(event) => {
          // Our message below the field replaces the browser's own bubble.
          event.preventDefault();
          // The event comes once for each invalid field; the first one is enough to validate all.
          if (event.target === event.currentTarget.querySelector('.field:invalid'))
            void afterNextPaint().then(validateForm);
        }}
      >
        <fieldset disabled={sending} className="grid gap-5">
          <legend className="sr-only">Écrire un message</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field id="user_name" label="Nom" error={errors.user_name}>
              <input {...fieldProps('user_name')} type="text" autoComplete="name" />
            </Field>
            <Field id="user_email" label="Email" error={errors.user_email}>
              <input {...fieldProps('user_email')} type="email" autoComplete="email" />
            </Field>
          </div>
          <Field id="subject" label="Sujet" error={errors.subject}>
            <div className="select">
              <select {...fieldProps('subject')} defaultValue="">
                <option value="">Sélectionnez un sujet</option>
                {subjects.map((subject) => (
                  // With its value: a browser that translates the page changes the text.
                  <option key={subject} value={subject}>
                    {subject}
                  </option>
                ))}
              </select>
            </div>
          </Field>
          <Field id="message" label="Message" error={errors.message}>
            <textarea {...fieldProps('message')} rows={5} />
          </Field>
          <div className="trap" aria-hidden="true">
            <label htmlFor={HONEYPOT_NAME}>Site web</label>
            <input
              type="text"
              id={HONEYPOT_NAME}
              name={HONEYPOT_NAME}
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
          <button type="submit" className="button justify-self-start">
            {sending ? 'Envoi en cours...' : 'Envoyer le message'}
          </button>
        </fieldset>
      </form>
      {/* Rendered before the notice, which screen readers would not announce otherwise. */}
      <div role="status" className={type === 'success' ? 'notice' : undefined}>
        {type === 'success' && noticeBox}
      </div>
      <div role="alert" className={type === 'error' ? 'notice notice-error' : undefined}>
        {type === 'error' && noticeBox}
      </div>
      <p role="alert" className="notice notice-error load-failed">
        Le formulaire n’a pas pu se charger. Réessayez, ou écrivez à{' '}
        <span translate="no">{recipient.email}</span>.
      </p>
    </>
  );
}

interface FieldProps {
  id: string;
  label: string;
  /** Error message for the value, if it is invalid. */
  error: string | undefined;
  children: ReactNode;
}

/** A label, its form control and the error message. */
function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-erreur`} className="text-error text-sm font-semibold">
          {error}
        </p>
      )}
    </div>
  );
}
