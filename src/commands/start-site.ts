/**
 * `npm start` builds the site and serves it on this machine; `npm run dev` runs the development server. As long as
 * `site.json` names no account of the e-mail service, a local stand-in takes what the contact form sends and prints it.
 *
 * Usage: [PORT=<port>] node src/commands/start-site.ts [dev]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'astro';
import { z } from 'zod';
import { readSiteFile } from '../content/site-address.server.ts';
import { exitWhenNpmExits } from './exit-when-npm-exits.ts';
import { printMessage, startMailCatcher } from './serve/mail-catcher.ts';
import { serveSite } from './serve/site-server.ts';

const site = z.object({ emailjs: z.object({ publicKey: z.string() }) });
const { data } = site.safeParse(await readSiteFile());

if (data?.emailjs.publicKey === '') {
  const { origin } = await startMailCatcher(printMessage);
  process.env['PUBLIC_EMAILJS_ORIGIN'] = origin;
}

if (process.argv[2] === 'dev') {
  // The stand-in goes on answering meanwhile.
  const child = spawn('astro dev', { shell: true, stdio: 'inherit' });
  await once(child, 'exit');
  process.exit(child.exitCode === 0 ? 0 : 1);
}
exitWhenNpmExits();
await build({ force: true });
console.log(`\nLe site est ouvert à cette adresse : ${await serveSite()}\n(Ctrl+C pour l’arrêter)`);
