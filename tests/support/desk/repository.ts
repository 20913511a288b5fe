import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COPY } from './copy.ts';

/** The author of the commits. */
const PERSON = {
  GIT_AUTHOR_NAME: 'Clarisse',
  GIT_AUTHOR_EMAIL: 'clarisse@a.example',
  GIT_COMMITTER_NAME: 'Clarisse',
  GIT_COMMITTER_EMAIL: 'clarisse@a.example',
};

/** The changes of one commit. */
export interface Changes {
  message: string;
  /** Contents by path. */
  additions: Readonly<Record<string, Buffer>>;
  /** Paths. */
  deletions: readonly string[];
  /** Time of the commit (ISO 8601); by default now. */
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

  /** Runs a Git command and returns its output. */
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

  /** Returns the last commit. */
  get head(): string {
    return this.git(['rev-parse', 'main']);
  }

  /** Reads a file at the head of a branch, if it exists. */
  text(path: string, branch = 'main'): string | undefined {
    try {
      return this.read(['show', `${branch}:${path}`]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** Reads a blob by its hash, if this repository has it. */
  blob(sha: string): Buffer | undefined {
    try {
      return this.read(['cat-file', 'blob', sha]);
    } catch {
      return undefined;
    }
  }

  /** Replaces a branch with one commit that has one file. */
  writeAlone(branch: string, path: string, text: string): void {
    const blob = this.git(['hash-object', '-w', '--stdin'], Buffer.from(text));
    const tree = this.git(['mktree'], Buffer.from(`100644 blob ${blob}\t${path}\n`));
    const commit = this.git(['commit-tree', tree, '-m', path]);
    this.git(['update-ref', `refs/heads/${branch}`, commit]);
  }

  /** Lists the files of a commit. */
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
   * @param head its parent.
   * @returns its hash, or nothing when another commit is the head by now.
   */
  commit({ message, additions, deletions, at }: Changes, head = this.head): string | undefined {
    if (head !== this.head) return undefined;
    this.git(['read-tree', head]);
    for (const [path, content] of Object.entries(additions)) {
      const blob = this.git(['hash-object', '-w', '--stdin'], content);
      this.git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
    }
    // « --force-remove » needs a work tree.
    const removed = deletions.map((path) => `0 ${'0'.repeat(40)}\t${path}\n`);
    this.git(['update-index', '--index-info'], Buffer.from(removed.join('')));
    const made = ['commit-tree', this.git(['write-tree']), '-p', head, '-m', message];
    const commit = this.git(made, undefined, at === undefined ? {} : { GIT_COMMITTER_DATE: at });
    this.git(['update-ref', 'refs/heads/main', commit, head]);
    return commit;
  }

  /** Lists the commits that changed a folder, newest first. */
  commits(folder: string): { sha: string; parent: string; message: string; date: string }[] {
    const format = '--format=%H%x00%P%x00%s%x00%cI';
    const lines = this.git(['log', format, 'main', '--', folder]).split('\n');
    return lines.map((line) => {
      const [sha = '', parent = '', message = '', date = ''] = line.split('\0');
      return { sha, parent, message, date };
    });
  }

  /** Lists all commits, newest first, with their messages and changed paths. */
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
