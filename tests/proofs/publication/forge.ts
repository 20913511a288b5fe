import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importState, type ImportState } from '../../../src/desk/import/import-line.ts';
import { publicationState, type PublicationState } from '../../../src/desk/publication/state.ts';
import { copiedProject } from '../copied-project.ts';

const PERSON = ['-c', 'user.name=Clarisse', '-c', 'user.email=clarisse@a.example'];

/** Runs Git in a folder, and gives back what it prints. */
export function git(folder: string, ...words: readonly string[]): string {
  return execFileSync('git', [...PERSON, ...words], { cwd: folder, stdio: 'pipe' })
    .toString()
    .trim();
}

/** Stands in for GitHub’s storage: a bare repository with the project as it is here, and the host’s folder. */
export class Forge {
  readonly folder = mkdtempSync(join(tmpdir(), 'forge-'));
  readonly repository = join(this.folder, 'depot.git');
  /** What the host shows. */
  readonly online = join(this.folder, 'online');
  readonly #copy = copiedProject();

  constructor() {
    git(this.#copy, 'init', '--quiet', '--initial-branch=main');
    rmSync(join(this.#copy, 'node_modules'));
    this.#commit('Premier');
    git(this.folder, 'clone', '--quiet', '--bare', this.#copy, this.repository);
    for (const name of ['allowAnySHA1InWant', 'allowFilter'])
      git(this.repository, 'config', `uploadpack.${name}`, 'true');
    git(this.#copy, 'remote', 'add', 'origin', this.repository);
    mkdirSync(this.online);
  }

  /** A file as it is on the main branch. */
  read(path: string): string {
    this.#follow();
    return readFileSync(join(this.#copy, path), 'utf8');
  }

  /** Commits a file to the main branch. */
  save(path: string, text: string): void {
    this.#follow();
    writeFileSync(join(this.#copy, path), text);
    this.#commit(path);
    git(this.#copy, 'push', '--quiet', 'origin', 'main');
  }

  /** The files below a folder of the main branch. */
  list(folder: string): string[] {
    return git(this.repository, 'ls-tree', '--name-only', 'main', `${folder}/`).split('\n');
  }

  /** What the branch « import » says. */
  get imported(): ImportState {
    return importState.parse(JSON.parse(git(this.repository, 'show', 'import:import.json')));
  }

  /** What the branch « etat » says. */
  get state(): PublicationState {
    return publicationState.parse(JSON.parse(git(this.repository, 'show', 'etat:etat.json')));
  }

  get head(): string {
    return git(this.repository, 'rev-parse', 'main');
  }

  remove(): void {
    for (const folder of [this.folder, this.#copy]) rmSync(folder, { recursive: true });
  }

  /** Takes what a workflow has committed. */
  #follow(): void {
    git(this.#copy, 'pull', '--quiet', '--ff-only', 'origin', 'main');
  }

  #commit(message: string): void {
    git(this.#copy, 'add', '--all');
    git(this.#copy, 'commit', '--quiet', '-m', message);
  }
}
