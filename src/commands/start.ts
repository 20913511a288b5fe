/**
 * `npm start` and `npm run dev`: the site on this machine. As long as the content names no account of
 * the e-mail service, a local stand-in receives what the contact form sends and shows it here.
 *
 * Usage: node src/commands/start.ts [dev]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { readSite } from '../content/read-site.ts';
import { startMailCatcher } from './serve/mail-catcher.ts';
import { serveSite } from './serve/site-server.ts';

const site = z.object({ emailjs: z.object({ publicKey: z.string() }) });
const { data } = site.safeParse(await readSite());

if (data?.emailjs.publicKey === '') {
  const { origin } = await startMailCatcher({ log: console.log });
  process.env['PUBLIC_EMAILJS_ORIGIN'] = origin;
}

/** Runs an Astro command; the stand-in goes on answering meanwhile. */
async function astro(command: 'build --force' | 'dev'): Promise<void> {
  const child = spawn(`astro ${command}`, { shell: true, stdio: 'inherit' });
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exit(1);
}

if (process.argv[2] === 'dev') {
  await astro('dev');
  process.exit();
}
await astro('build --force');
console.log(`\nLe site est ouvert à cette adresse : ${await serveSite()}\n(Ctrl+C pour l’arrêter)`);
