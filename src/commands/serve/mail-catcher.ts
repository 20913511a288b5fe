import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { stopServer, startServer } from './server-lifecycle.ts';

/** Path of EmailJS's API to which the contact form is sent (spec §7). */
const SEND_PATH = '/api/v1.0/email/send-form';

const CORS_HEADERS = new Map([
  ['access-control-allow-origin', '*'],
  ['access-control-allow-methods', 'POST, OPTIONS'],
  ['access-control-allow-headers', '*'],
]);

/** The fields of a sent contact form by name, including the account identifiers that EmailJS needs. */
export type FormFields = Partial<Record<string, string>>;

/** Function that takes the fields of a sent contact form and answers the browser in place of EmailJS. */
type FormHandler = (fields: FormFields, response: ServerResponse) => void | Promise<void>;

/**
 * Starts a local stand-in for the e-mail service on 127.0.0.1, which takes what the contact form sends. Nothing leaves
 * the machine.
 *
 * @returns the origin to use instead of `https://api.emailjs.com`, and a function that stops the stand-in.
 */
export async function startMailCatcher(
  handleForm: FormHandler,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeaders(CORS_HEADERS);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (request.method !== 'POST' || request.url !== SEND_PATH) response.writeHead(404).end();
    else
      readFormFields(request)
        .then((fields) => handleForm(fields, response))
        .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  return {
    origin: await startServer(server, 0, '127.0.0.1'),
    close: () => stopServer(server),
  };
}

async function readFormFields(request: IncomingMessage): Promise<FormFields> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await arrayBuffer(request), { headers }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

/** Prints the message of a contact form in the terminal, and answers the browser as EmailJS would. */
export function printMessage(
  { user_name = '—', user_email = '—', subject = '—', message = '' }: FormFields,
  response: ServerResponse,
): void {
  console.log('── Message reçu (réponse 200) ──');
  console.log(`Nom : ${user_name}\nEmail : ${user_email}\nSujet : ${subject}\n${message}`);
  response.end('OK');
}
