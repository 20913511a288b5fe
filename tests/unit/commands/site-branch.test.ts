import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = resolve('src/commands/site-branch.ts');

let folder = '';
let clone = '';
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: clone, encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'branche-'));
  clone = join(folder, 'clone');
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'origin')]);
  execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), clone], { stdio: 'ignore' });
  git('config', 'user.name', 'Essai');
  git('config', 'user.email', 'essai@site.example');
  writeFileSync(join(clone, '.gitignore'), 'dist\n');
  git('add', '.gitignore');
  git('commit', '--quiet', '--message', 'Début');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Puts a site of one page on the branch. */
function publish(text: string): void {
  mkdirSync(join(clone, 'dist'), { recursive: true });
  writeFileSync(join(clone, 'dist/index.html'), text);
  writeFileSync(join(clone, 'dist/_headers'), '/*\n');
  execFileSync(process.execPath, [COMMAND, 'dist'], { cwd: clone, stdio: 'ignore' });
  git('fetch', '--quiet', 'origin', '+site:site');
}

test('§19 Publishing: the branch « site » is one commit, with the last site and nothing else', () => {
  publish('Avant.');
  publish('Après.');
  expect(git('log', '--format=%s', 'site').split('\n')).toHaveLength(1);
  expect(git('ls-tree', '-r', '--name-only', 'site').split('\n')).toEqual([
    '_headers',
    'index.html',
  ]);
  expect(git('show', 'site:index.html')).toBe('Après.');
  expect(git('status', '--porcelain')).toBe('');
});
