import { z } from 'zod/mini';
import { fetchBlobHashes, fetchCommits } from './github-api.ts';

/** Key in sessionStorage for the texts of a save that got no reply, by path. */
const UNANSWERED_STORAGE_KEY = 'desk-unanswered-save';

const textsByPath = z.record(z.string(), z.string());

/**
 * Schema of the request by which the editor saves
 * (https://docs.github.com/graphql/reference/mutations#createcommitonbranch).
 */
const commitRequest = z.object({
  query: z.string(),
  variables: z.object({
    input: z.object({
      expectedHeadOid: z.string(),
      fileChanges: z.object({
        additions: z.array(z.object({ path: z.string(), contents: z.string() })),
        deletions: z.array(z.object({ path: z.string() })),
      }),
    }),
  }),
});

/** Stores the texts that a save writes until the reply arrives, so that they are known even after a reload. */
export async function rememberSave(body: string): Promise<void> {
  const { additions } = commitRequest.parse(JSON.parse(body)).variables.input.fileChanges;
  const texts = additions
    .filter(({ path }) => /\.(md|json)$/.test(path))
    .map(async ({ path, contents }) => [path, await (await decode(contents)).text()] as const);
  const unanswered = Object.fromEntries(await Promise.all(texts));
  sessionStorage.setItem(UNANSWERED_STORAGE_KEY, JSON.stringify(unanswered));
}

export function forgetSave(): void {
  sessionStorage.removeItem(UNANSWERED_STORAGE_KEY);
}

/** Whether this tab has saved that text at that path, in a save that got no reply. */
export function isLostSave(path: string, text: string): boolean {
  const stored = sessionStorage.getItem(UNANSWERED_STORAGE_KEY) ?? '{}';
  return textsByPath.parse(JSON.parse(stored))[path] === text;
}

/**
 * Looks for the commit of a save whose reply was lost: it has the same parent commit and content as the save.
 *
 * @param body of the request that saves.
 * @returns the lost reply, made anew from the commit; undefined when the save never arrived.
 */
export async function findLostReply(body: string): Promise<Response | undefined> {
  const { query, variables } = commitRequest.parse(JSON.parse(body));
  const { expectedHeadOid, fileChanges } = variables.input;
  const commits = await fetchCommits({ per_page: '30' });
  const found = commits.find(({ parents }) => parents[0]?.sha === expectedHeadOid);
  if (!found) return undefined;
  const blobs = await fetchBlobHashes(found);
  for (const { path, contents } of fileChanges.additions)
    if (blobs.get(path) !== (await hashBlob(contents))) return undefined;
  if (fileChanges.deletions.some(({ path }) => blobs.has(path))) return undefined;
  const files = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(
    ([, alias = '', path = '""']) => [alias, { oid: blobs.get(String(JSON.parse(path))) }] as const,
  );
  const { sha: oid, commit } = found;
  const reply = { oid, committedDate: commit.committer.date, ...Object.fromEntries(files) };
  return Response.json({ data: { createCommitOnBranch: { commit: reply } } });
}

/** Computes the hash under which Git stores a file (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
async function hashBlob(base64: string): Promise<string> {
  const content = await decode(base64);
  const object = await new Blob([`blob ${content.size}\0`, content]).arrayBuffer();
  const hash = await crypto.subtle.digest('SHA-1', object);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const decode = async (base64: string) => (await fetch(`data:;base64,${base64}`)).blob();
