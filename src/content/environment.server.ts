import { resolve } from 'node:path';
import { dayInCameroon } from '../lib/dates.ts';

/**
 * Absolute path of the content folder: `content/`, or the folder that the environment variable
 * `CONTENT_DIR` names, relative to the project or absolute. Every command runs in the project's folder.
 */
export function contentRoot(): string {
  // A variable that is set to nothing is what a pipeline passes for one that isn't set.
  return resolve(process.env['CONTENT_DIR'] || 'content');
}

/**
 * The day of a build in Cameroon: that of the environment variable `SOURCE_DATE_EPOCH`, in seconds since 1970
 * (https://reproducible-builds.org/specs/source-date-epoch/), or else today.
 *
 * @returns that day at midnight UTC, as the content's dates are read.
 * @throws Error in French when the variable is no number of seconds.
 */
export function buildDay(): Date {
  // A variable that is set to nothing is what a pipeline passes for one that isn't set.
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  if (!seconds) return dayInCameroon(new Date());
  const moment = new Date(Number(seconds) * 1000);
  if (!/^\d+$/.test(seconds) || Number.isNaN(moment.getTime()))
    throw new Error(
      `La variable SOURCE_DATE_EPOCH vaut « ${seconds} » : ce n’est pas un nombre de secondes depuis 1970 ; corrigez-la ou retirez-la.`,
    );
  return dayInCameroon(moment);
}
