import { ContentFile } from './content-file.ts';
import { ContentFolder } from './content-folder.ts';
import { textOf } from './dev-file-api-request.ts';

/**
 * The texts of the files that stand in a folder of the content.
 *
 * @param path of the folder, below the content folder.
 * @returns by the names of the files; none when there is no such folder.
 */
export async function textsIn(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  try {
    for await (const [name, entry] of new ContentFolder('', path).entries())
      if (entry instanceof ContentFile) texts.set(name, (await textOf(`${path}/${name}`)) ?? '');
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
  return texts;
}
