/**
 * `npm start` and `npm run dev`: the site on this machine. As long as the content names no account of
 * the e-mail service, a local stand-in receives what the contact form sends and shows it here.
 *
 * Usage: node tests/support/start.ts [dev]
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { startMailCatcher } from './mail-catcher.ts';
import { serveSite } from './site-server.ts';

const site = z.object({ emailjs: z.object({ publicKey: z.string() }) });
const { emailjs } = site.parse(
  JSON.parse(await readFile(new URL('../../content/site.json', import.meta.url), 'utf8')),
);

if (emailjs.publicKey === '') {
  const { origin } = await startMailCatcher({ log: console.log });
  process.env['PUBLIC_EMAILJS_ORIGIN'] = origin;
}

if (process.argv[2] === 'dev') {
  const { dev } = await import('astro');
  await dev({});
} else {
  const { status } = spawnSync('astro build', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  console.log(
    `\nLe site est ouvert à cette adresse : ${await serveSite()}\n(Ctrl+C pour l’arrêter)`,
  );
}
