import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { stopServer, startServer } from '../../../src/commands/serve/server-lifecycle.ts';
import { Repository } from './repository.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4527) + 1;

/** Origin of the mock GitHub API for the tests' published editor. */
export const GITHUB_ORIGIN = `http://localhost:${PORT}`;

/** CORS headers, as GitHub sends them. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept, X-GitHub-Api-Version',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
};

const NAME = 'compte/depot';

const saving = z.object({
  branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.literal('main') }),
  expectedHeadOid: z.string(),
  fileChanges: z.object({
    additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
    deletions: z.array(z.object({ path: z.string() })),
  }),
  message: z.object({ headline: z.string() }),
});

const asked = z.object({
  query: z.string(),
  variables: z.looseObject({
    input: saving.optional(),
    expression: z.string().optional(),
    head: z.string().optional(),
    state: z.string().optional(),
    owner: z.string().optional(),
    repo: z.string().optional(),
  }),
});

/** https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event */
const dispatch = z.object({
  event_type: z.string(),
  client_payload: z.record(z.string(), z.string()),
});

type Asked = z.infer<typeof asked>;

const DENIED = 'Resource not accessible by personal access token';

/** Makes a GraphQL error. */
const graphqlError = (type: string, message: string) => ({
  data: null,
  errors: [{ type, message }],
});

/** Formats a blob for those who don't ask for its bytes (https://docs.github.com/rest/git/blobs#get-a-blob). */
const toBlobContent = (bytes: Buffer) => ({
  content: bytes.toString('base64').replaceAll(/.{60}/g, '$&\n'),
  encoding: 'base64',
});

interface Answer {
  status: number;
  body?: unknown;
}

/** A mock of GitHub's API: a server on another origin, with a real Git repository. */
export class GitHub {
  readonly repository = new Repository();
  /** The permissions of each access token. */
  readonly keys = new Map<string, 'write' | 'read'>([['github_pat_1', 'write']]);
  /** How it fails: without an answer, with a status, or as if the repository didn't exist. */
  fault: 'silence' | 'gone' | number | undefined;
  /** The workflows that were requested. */
  readonly dispatched: { event_type: string; client_payload: Record<string, string> }[] = [];
  /** Whether the reply to the next commit is lost on its way, though the commit is made; then all is silent. */
  losesReply = false;
  /** Runs between the editor's last read of the repository and its commit. */
  beforeCommit: (() => void) | undefined;
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  async listen(): Promise<void> {
    await startServer(this.#server, PORT);
  }

  close(): Promise<void> {
    return stopServer(this.#server);
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.fault === 'silence') {
      request.socket.destroy();
      return;
    }
    const before = this.repository.head;
    const { status, body } = await this.#answer(request);
    if (this.losesReply && this.repository.head !== before) {
      this.losesReply = false;
      // A browser repeats by itself a request that got no answer.
      this.fault = 'silence';
      request.socket.destroy();
      return;
    }
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
    response.writeHead(status, { ...CORS, 'content-type': type });
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'OPTIONS') return { status: 204 };
    if (typeof this.fault === 'number') return { status: this.fault, body: { message: 'Error' } };
    const rights = this.keys.get(request.headers.authorization?.replace(/^token /, '') ?? '');
    if (!rights) return { status: 401, body: { message: 'Bad credentials' } };
    const path = (request.url ?? '').replace(/^\/api(\/v3)?/, '');
    if (path === '/graphql')
      return { status: 200, body: this.#graphql(asked.parse(await json(request)), rights) };
    if (path === '/user')
      return { status: 200, body: { id: 1, login: 'clarisse', name: 'Clarisse' } };
    if (path.startsWith(`/repos/${NAME}/`) && this.fault !== 'gone') {
      if (path.includes('/collaborators/')) return { status: 204 };
      const commit = /\/git\/trees\/(\w+)/.exec(path)?.[1];
      if (commit !== undefined) {
        const tree = this.repository.files(commit).map((file) => ({ ...file, type: 'blob' }));
        return { status: 200, body: { tree } };
      }
      if (path.endsWith('/dispatches')) {
        this.dispatched.push(dispatch.parse(await json(request)));
        return { status: 204 };
      }
      if (path.includes('/commits?')) {
        const [, folder = '.'] = /\bpath=(\w+)/.exec(path) ?? [];
        return { status: 200, body: this.#commits(folder) };
      }
      const blob = /\/git\/blobs\/(\w+)$/.exec(path)?.[1];
      const bytes = blob === undefined ? undefined : this.repository.blob(blob);
      if (bytes) {
        const isRaw = request.headers.accept?.includes('.raw') === true;
        return { status: 200, body: isRaw ? bytes : toBlobContent(bytes) };
      }
    }
    return { status: 404, body: { message: 'Not Found' } };
  }

  #graphql({ query, variables }: Asked, rights: 'write' | 'read'): unknown {
    if (this.fault === 'gone')
      return graphqlError(
        'NOT_FOUND',
        `Could not resolve to a Repository with the name '${NAME}'.`,
      );
    if (variables.input) {
      if (rights === 'read') return graphqlError('FORBIDDEN', DENIED);
      return this.#commit(variables.input);
    }
    const repository: Record<string, unknown> = { ref: this.#history() };
    for (const [, alias = '', id = ''] of query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)) {
      const text = this.repository.blob(id)?.toString('utf8');
      repository[alias] = text === undefined ? null : { text, isTruncated: false };
    }
    for (const [, alias = '', path = ''] of query.matchAll(/(\w+):\s+ref\(.*?path: "([^"]+)"/g))
      repository[alias] = this.#history(path);
    if (variables.expression !== undefined)
      repository['object'] = this.#tree(variables.expression) ?? this.#blob(variables.expression);
    if (variables.state !== undefined) repository['state'] = this.#blob(variables.state);
    if (variables.head !== undefined) {
      const [oid, committedDate] = this.repository
        .git(['log', '-1', '--format=%H %cI', variables.head])
        .split(' ');
      repository['head'] = { oid, committedDate };
    }
    return { data: { repository } };
  }

  /** https://docs.github.com/rest/commits/commits#list-commits */
  #commits(folder: string): unknown {
    return this.repository.commits(folder).map(({ sha, parent, message, date }) => ({
      sha,
      parents: parent === '' ? [] : [{ sha: parent }],
      commit: { message, committer: { date } },
    }));
  }

  /** @param expression « branch:path ». */
  #blob(expression: string): { text: string } | null {
    const [branch = '', path = ''] = expression.split(':');
    const text = this.repository.text(path, branch);
    return text === undefined ? null : { text };
  }

  /** @param expression « branch:path » of a folder. */
  #tree(expression: string): unknown {
    if (this.#blob(expression) === null) return null;
    const [branch = '', folder = ''] = expression.split(':');
    const paths = this.repository
      .git(['ls-tree', '--name-only', branch, `${folder}/`])
      .split('\n')
      .filter(Boolean);
    if (paths.length === 0) return null;
    const entries = paths.map((path) => ({ path, object: this.#blob(`${branch}:${path}`) }));
    return { entries };
  }

  /** Returns the last commit, or the last one that changed a file. */
  #history(path = '.'): unknown {
    const [oid = '', committedDate, name, email, message] = this.repository
      .git(['log', '-1', '--format=%H%x00%cI%x00%an%x00%ae%x00%s', 'main', '--', path])
      .split('\0');
    const author = { name, email, user: null };
    return { target: { history: { nodes: [{ oid, message, author, committedDate }] } } };
  }

  #commit({ expectedHeadOid, fileChanges, message }: z.infer<typeof saving>): unknown {
    this.beforeCommit?.();
    this.beforeCommit = undefined;
    const { additions, deletions } = fileChanges;
    const contents = additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    const changes = {
      message: message.headline,
      additions: Object.fromEntries(contents),
      deletions: deletions.map(({ path }) => path),
    };
    const oid = this.repository.commit(changes, expectedHeadOid);
    if (oid === undefined)
      return graphqlError('STALE_DATA', `Expected branch to point to "${expectedHeadOid}".`);
    const files = Object.fromEntries(
      additions.map(({ path }, index) => [
        `file_${index}`,
        { oid: this.repository.git(['rev-parse', `main:${path}`]) },
      ]),
    );
    const commit = { oid, committedDate: new Date(0).toISOString(), ...files };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
