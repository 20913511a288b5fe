import { channel } from 'node:diagnostics_channel';

/**
 * Name of the channel that tells, in a build, the promise of some files (`EmittedFile[]`). Astro gives its pages a module
 * graph of their own: an integration shares no variable with them.
 */
export const EMITTED_FILES = 'emitted-files';

/** A file of the site that is no page. */
export interface EmittedFile {
  /** Below the site's root. */
  path: string;
  content: () => Promise<Uint8Array>;
}

interface Path<Props> {
  params: Record<string, string>;
  props: Props;
}

/**
 * The `getStaticPaths` of an endpoint that stands for many files. A build has them written by `integrations/emit-files.ts`,
 * one after the other and without Astro's renderer: a thousand articles are there a sixth sooner. The pages wait neither
 * for their paths nor for them.
 *
 * @param GET the endpoint.
 * @param paths what `getStaticPaths` would say.
 */
export function emitted<Props>(
  GET: (context: { props: Props }) => Response | Promise<Response>,
  paths: () => Promise<Path<Props>[]>,
) {
  return async ({ routePattern }: { routePattern: string }): Promise<Path<Props>[]> => {
    if (import.meta.env.DEV) return paths();
    const list = async (): Promise<EmittedFile[]> =>
      (await paths()).map(({ params, props }) => ({
        path: filled(routePattern, params),
        content: async () => (await GET({ props })).bytes(),
      }));
    const files = channel(EMITTED_FILES);
    if (!files.hasSubscribers) throw new Error('Nothing writes files: see emit-files.ts.');
    files.publish(list());
    return [];
  };
}

/** The path of a route with its parameters, such as `/data/[slug].json` or `/pagefind/[...file]`. */
function filled(routePattern: string, params: Record<string, string>): string {
  return routePattern.slice(1).replaceAll(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${routePattern} lacks its « ${name} ».`);
    return value;
  });
}
