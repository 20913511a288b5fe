import { globSync, statSync } from 'node:fs';

/**
 * One page of each kind that a reader is sent to: its address, and its file below `dist`. The article is the
 * one of middle length.
 */
export function measuredPages(): { path: string; file: string }[] {
  const articles = globSync('articles/*/index.html', { cwd: 'dist' });
  const size = (file: string) => statSync(`dist/${file}`).size;
  const article = articles.toSorted((a, b) => size(a) - size(b))[Math.floor(articles.length / 2)];
  if (article === undefined)
    throw new Error('dist/ holds no article: run « npm run build » first.');
  const file = article.replaceAll('\\', '/');
  return [
    { path: '/', file: 'index.html' },
    { path: '/projet', file: 'projet.html' },
    { path: `/${file.replace('index.html', '')}`, file },
  ];
}
