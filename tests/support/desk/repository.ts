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
  git(command: readonly string[], input?: Buffer): string {
    return this.read(command, input).toString('utf8').trim();
  }

  read(command: readonly string[], input?: Buffer): Buffer {
    return execFileSync('git', ['--git-dir', this.#folder, ...command], {
      ...(input && { input }),
      env: { ...process.env, ...PERSON },
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1e9,
    });
  }

  /** The last commit. */
  get head(): string {
    return this.git(['rev-parse', 'main']);
  }

  /** A file at the head; nothing when there is none. */
  text(path: string): string | undefined {
    try {
      return this.read(['show', `main:${path}`]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** Every file at the head. */
  files(): { path: string; sha: string; size: number }[] {
    const lines = this.git(['-c', 'core.quotePath=false', 'ls-tree', '-r', '-l', 'main']);
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
  commit({ message, additions, deletions }: Changes, head = this.head): string | undefined {
    if (head !== this.head) return undefined;
    this.git(['read-tree', head]);
    for (const [path, content] of Object.entries(additions)) {
      const blob = this.git(['hash-object', '-w', '--stdin'], content);
      this.git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
    }
    for (const path of deletions) this.git(['update-index', '--force-remove', path]);
    const commit = this.git(['commit-tree', this.git(['write-tree']), '-p', head, '-m', message]);
    this.git(['update-ref', 'refs/heads/main', commit, head]);
    return commit;
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
