import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import type { Recipient } from './send.ts';
import { useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { afterNextPaint } from '@/lib/after-next-paint.ts';
import { NoticeBox } from './NoticeBox.tsx';
import { useSending } from './use-sending.ts';
import { fieldErrors, type ContactFields, type FieldErrors } from './validation.ts';
import './contact.css';

interface Props {
  /** Titles of the services, which are the choices of the subject (spec §3, Contact form). */
  subjects: string[];
  recipient: Recipient;
}

/** The contact form (spec §3 to §5, §8). Without script, the owner's address takes its place. */
export function ContactForm({ subjects, recipient }: Props) {
  return (
    <>
      <p className="js:hidden">
        Pour m’écrire&#8239;:{' '}
        <a className="text-action" href={`mailto:${recipient.email}`}>
          {recipient.email}
        </a>
      </p>
      <IslandBoundary id="ilot-contact">
        <Form subjects={subjects} recipient={recipient} />
      </IslandBoundary>
    </>
  );
}

interface FormProps {
  subjects: string[];
  recipient: Recipient;
}

const FIELDS = ['user_name', 'user_email', 'subject', 'message'] as const;

/** Name of the field that only a robot fills in. */
const TRAP = 'site_web';

function Form({ subjects, recipient }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { sending, notice, setNotice, send } = useSending(form, recipient);

  const valueOf = (name: string): string => {
    const value = new FormData(form.current ?? undefined).get(name);
    return typeof value === 'string' ? value : '';
  };

  const typed = (): ContactFields => ({
    user_name: valueOf('user_name'),
    user_email: valueOf('user_email'),
    subject: valueOf('subject'),
    message: valueOf('message'),
  });

  /** Shows what is wrong and puts the focus on the first wrong field. */
  const check = (): ContactFields | undefined => {
    const fields = typed();
    const found = fieldErrors(fields);
    setErrors(found);
    const wrong = FIELDS.find((name) => found[name] !== undefined);
    if (wrong === undefined) return fields;
    const control = form.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
    return undefined;
  };

  /** A message stays until its field is fixed. */
  const recheck = () => {
    const wrong = fieldErrors(typed());
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in wrong)));
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await afterNextPaint();
    const trapped = valueOf(TRAP) !== '';
    const fields = check();
    if (!fields) return;
    if (trapped) setNotice({ type: 'success' });
    else if (await send(fields)) form.current?.reset();
  };

  const props = (name: keyof ContactFields) => ({
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
        // The button that had the focus is about to go.
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
        onChange={recheck}
        onInvalid={(event) => {
          // The browser has found a wrong field: our message stands beside it, instead of its bubble.
          event.preventDefault();
          // It tells of each, and one check finds them all.
          if (event.target === event.currentTarget.querySelector('.field:invalid'))
            void afterNextPaint().then(check);
        }}
      >
        <fieldset disabled={sending} className="grid gap-5">
          <legend className="sr-only">Écrire un message</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field id="user_name" label="Nom" error={errors.user_name}>
              <input {...props('user_name')} type="text" autoComplete="name" />
            </Field>
            <Field id="user_email" label="Email" error={errors.user_email}>
              <input {...props('user_email')} type="email" autoComplete="email" />
            </Field>
          </div>
          <Field id="subject" label="Sujet" error={errors.subject}>
            <div className="select">
              <select {...props('subject')} defaultValue="">
                <option value="">Sélectionnez un sujet</option>
                {subjects.map((subject) => (
                  <option key={subject}>{subject}</option>
                ))}
              </select>
            </div>
          </Field>
          <Field id="message" label="Message" error={errors.message}>
            <textarea {...props('message')} rows={5} />
          </Field>
          <div className="trap" aria-hidden="true">
            <label htmlFor={TRAP}>Site web</label>
            <input type="text" id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
          </div>
          <button type="submit" className="button justify-self-start">
            {sending ? 'Envoi en cours...' : 'Envoyer le message'}
          </button>
        </fieldset>
      </form>
      {/* There before the notice is, which would else not be announced. */}
      <div role="status" className={type === 'success' ? 'notice' : undefined}>
        {type === 'success' && noticeBox}
      </div>
      <div role="alert" className={type === 'error' ? 'notice notice-error' : undefined}>
        {type === 'error' && noticeBox}
      </div>
      <p role="alert" className="notice notice-error load-failed">
        Le formulaire n’a pas pu se charger. Réessayez, ou écrivez à {recipient.email}.
      </p>
    </>
  );
}

interface FieldProps {
  id: string;
  label: string;
  /** What is wrong with the value, if anything. */
  error: string | undefined;
  children: ReactNode;
}

/** One labelled field of the form, with the message about its value. */
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
