import sirv from 'sirv';
import type { Connect } from 'vite';
import { bundleDesk } from './admin-bundle.ts';

/**
 * Serves the desk's script on the development server: bundled when it is first asked for, as it takes a
 * few seconds.
 *
 * @param folder that receives it.
 */
export function devBundle(folder: string): Connect.NextHandleFunction {
  const serve = sirv(folder, { dev: true });
  let bundled: Promise<void> | undefined;
  return (request, response, next) => {
    bundled ??= bundleDesk('local', folder);
    bundled.then(() => {
      serve(request, response, next);
    }, next);
  };
}
