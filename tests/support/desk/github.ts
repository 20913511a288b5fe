import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { COPY } from './copy.ts';

const commit = z.object({
  branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
  fileChanges: z.object({
    additions: z.array(z.object({ path: z.string(), contents: z.string() })),
    deletions: z.array(z.unknown()),
  }),
  message: z.object({ headline: z.string() }),
});

const asked = z.object({
  query: z.string(),
  variables: z.object({ input: commit.optional() }).loose().optional(),
});

/** A commit, as the desk asks GitHub for it. */
export type Commit = z.infer<typeof commit>;

const HEAD = '1'.repeat(40);
const NODE = {
  oid: HEAD,
  message: 'Premier',
  author: { name: 'Clarisse', email: 'c@a.example', user: null },
  committedDate: '2026-11-21T00:00:00Z',
};

/** The object ID that Git gives to a content. */
function objectId(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/**
 * Stands in for GitHub: it has the copy of the content in a repository, takes one token, and notes the
 * commits.
 *
 * @param token that it takes; any other is refused.
 */
export async function stubGitHub(page: Page, token: string): Promise<Commit[]> {
  const commits: Commit[] = [];
  const paths = globSync('**/*.*', { cwd: COPY }).map((path) => path.replaceAll('\\', '/'));
  const blobs = new Map(
    paths.map((path) => {
      const content = readFileSync(join(COPY, path));
      return [objectId(content), { path: `content/${path}`, content }];
    }),
  );

  function graphql(request: Request): unknown {
    const { query, variables } = asked.parse(request.postDataJSON());
    if (variables?.input) {
      commits.push(variables.input);
      return {
        createCommitOnBranch: {
          commit: { oid: '2'.repeat(40), committedDate: NODE.committedDate },
        },
      };
    }
    const history = { target: { history: { nodes: [NODE] } } };
    const repository: Record<string, unknown> = { ref: history };
    for (const [, alias = '', id = ''] of query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g))
      repository[alias] = { text: blobs.get(id)?.content.toString('utf8'), isTruncated: false };
    for (const [, alias = ''] of query.matchAll(/(\w+): ref\(/g)) repository[alias] = history;
    return { repository };
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.headers()['authorization'] !== `token ${token}`)
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    if (pathname === '/graphql')
      return route.fulfill({ headers, json: { data: graphql(request) } });
    if (pathname === '/user')
      return route.fulfill({ headers, json: { id: 1, login: 'clarisse', name: 'Clarisse' } });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    if (pathname.includes('/git/trees/')) {
      const tree = [...blobs].map(([sha, { path, content }]) => ({
        type: 'blob',
        path,
        sha,
        size: content.length,
      }));
      return route.fulfill({ headers, json: { tree } });
    }
    const content = blobs.get(pathname.split('/').at(-1) ?? '')?.content;
    if (!content) throw new Error(`GitHub is asked for ${pathname}`);
    return route.fulfill({ headers, body: content, contentType: 'application/octet-stream' });
  });
  return commits;
}
