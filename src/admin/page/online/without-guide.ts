import { z } from 'zod/mini';
import { isGuide } from '../../config/guide.ts';

/** The files of a repository (https://docs.github.com/rest/git/trees). */
const files = z.looseObject({ tree: z.array(z.looseObject({ path: z.string() })) });

/** The list of the files of a repository, without the owner's guides: they are nothing to choose. */
export async function withoutGuide(response: Response): Promise<Response> {
  const { tree, ...rest } = files.parse(await response.json());
  return Response.json({ ...rest, tree: tree.filter(({ path }) => !isGuide(path)) });
}
