import { resolve } from 'node:path';
import { dayInCameroon } from '../lib/dates.ts';

/**
 * Returns the absolute path of the content folder: `content/`, or the folder in the environment variable `CONTENT_DIR`,
 * relative to the project or absolute. Every command runs in the project's folder.
 */
export function contentRoot(): string {
  // Pipelines pass an empty string for a variable that isn't set.
  return resolve(process.env['CONTENT_DIR'] || 'content');
}

/**
 * Returns the day of the build in Cameroon: from the environment variable `SOURCE_DATE_EPOCH`, in seconds since 1970
 * (https://reproducible-builds.org/specs/source-date-epoch/), or else today.
 *
 * @returns that day at midnight UTC.
 * @throws Error in French when the variable isn't a number of seconds.
 */
export function getBuildDay(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  if (!seconds) return dayInCameroon(new Date());
  const moment = new Date(Number(seconds) * 1000);
  if (!/^\d+$/.test(seconds) || Number.isNaN(moment.getTime()))
    throw new Error(
      `La variable SOURCE_DATE_EPOCH vaut « ${seconds} » : ce n’est pas un nombre de secondes depuis 1970 ; corrigez-la ou retirez-la.`,
    );
  return dayInCameroon(moment);
}
