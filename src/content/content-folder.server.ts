import { resolve } from 'node:path';

/**
 * Absolute path of the content folder: `content/`, or the folder that the environment variable
 * `CONTENT_DIR` names, relative to the project or absolute. Every command runs in the project's folder.
 */
export function contentRoot(): string {
  // A variable that is set to nothing is what a pipeline passes for one that isn't set.
  return resolve(process.env['CONTENT_DIR'] || 'content');
}
