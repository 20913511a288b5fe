import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import { Form } from './Form.tsx';
import type { Recipient } from './send.ts';

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
