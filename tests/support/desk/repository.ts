import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COPY } from './copy.ts';

/** Who commits. */
const PERSON = {
  GIT_AUTHOR_NAME: 'Clarisse',
  GIT_AUTHOR_EMAIL: 'clarisse@a.example',
  GIT_COMMITTER_NAME: 'Clarisse',
  GIT_COMMITTER_EMAIL: 'clarisse@a.example',
};

/** What one commit changes. */
export interface Changes {
  message: string;
  /** Contents by path. */
  additions: Readonly<Record<string, Buffer>>;
  /** Paths. */
  deletions: readonly string[];
  /** When it was made (ISO 8601): now, unless that is said. */
  at?: string;
}

/** A bare Git repository with the copy of the content. */
export class Repository {
  readonly #folder = join(dirname(COPY), 'depot.git');

  constructor() {
    rmSync(this.#folder, { recursive: true, force: true });
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.#folder]);
    this.git(['--work-tree', dirname(COPY), 'add', '--force', 'content']);
    const tree = this.git(['write-tree']);
    this.git(['update-ref', 'refs/heads/main', this.git(['commit-tree', tree, '-m', 'Premier'])]);
  }

  /** Runs a command of Git, and gives back what it prints. */
  git(command: readonly string[], input?: Buffer, env: NodeJS.ProcessEnv = {}): string {
    return this.read(command, input, env).toString('utf8').trim();
  }

  read(command: readonly string[], input?: Buffer, env: NodeJS.ProcessEnv = {}): Buffer {
    return execFileSync('git', ['--git-dir', this.#folder, ...command], {
      ...(input && { input }),
      env: { ...process.env, ...PERSON, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1e9,
    });
  }

  /** The last commit. */
  get head(): string {
    return this.git(['rev-parse', 'main']);
  }

  /** A file at the head of a branch; nothing when there is none. */
  text(path: string, branch = 'main'): string | undefined {
    try {
      return this.read(['show', `${branch}:${path}`]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** Makes a branch one commit with one file in it. */
  writeAlone(branch: string, path: string, text: string): void {
    const blob = this.git(['hash-object', '-w', '--stdin'], Buffer.from(text));
    const tree = this.git(['mktree'], Buffer.from(`100644 blob ${blob}\t${path}\n`));
    const commit = this.git(['commit-tree', tree, '-m', path]);
    this.git(['update-ref', `refs/heads/${branch}`, commit]);
  }

  /** Every file of a commit. */
  files(commit = 'main'): { path: string; sha: string; size: number }[] {
    const lines = this.git(['-c', 'core.quotePath=false', 'ls-tree', '-r', '-l', commit]);
    return lines.split('\n').map((line) => {
      const [, , sha = '', rest = ''] = line.split(/ +/, 4).map((part) => part.trim());
      const [size = ''] = rest.split('\t');
      return { path: line.slice(line.indexOf('\t') + 1), sha, size: Number(size) };
    });
  }

  /**
   * Adds a commit.
   *
   * @param head that it goes on top of.
   * @returns its identifier; nothing when another commit is the head by now.
   */
  commit({ message, additions, deletions, at }: Changes, head = this.head): string | undefined {
    if (head !== this.head) return undefined;
    this.git(['read-tree', head]);
    for (const [path, content] of Object.entries(additions)) {
      const blob = this.git(['hash-object', '-w', '--stdin'], content);
      this.git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
    }
    // « --force-remove » wants a work tree.
    const removed = deletions.map((path) => `0 ${'0'.repeat(40)}\t${path}\n`);
    this.git(['update-index', '--index-info'], Buffer.from(removed.join('')));
    const made = ['commit-tree', this.git(['write-tree']), '-p', head, '-m', message];
    const commit = this.git(made, undefined, at === undefined ? {} : { GIT_COMMITTER_DATE: at });
    this.git(['update-ref', 'refs/heads/main', commit, head]);
    return commit;
  }

  /** The commits that changed something below a folder, from newest to oldest. */
  commits(folder: string): { sha: string; message: string; date: string }[] {
    const lines = this.git(['log', '--format=%H%x00%s%x00%cI', 'main', '--', folder]).split('\n');
    return lines.map((line) => {
      const [sha = '', message = '', date = ''] = line.split('\0');
      return { sha, message, date };
    });
  }

  /** What the last commit changed, from newest to oldest: message and paths. */
  log(): { message: string; paths: string[] }[] {
    const text = this.git(['log', '--format=%x00%s', '--name-only', 'main']);
    return text
      .split('\0')
      .slice(1)
      .map((entry) => {
        const [message = '', ...paths] = entry.split('\n').filter((line) => line !== '');
        return { message, paths };
      });
  }
}
