import { globSync } from 'node:fs';

/** One page of each kind that a reader is sent to: its address, and its file below `dist`. */
export function measuredPages(): { path: string; file: string }[] {
  const [article] = globSync('articles/*/index.html', { cwd: 'dist' }).toSorted();
  if (article === undefined)
    throw new Error('dist/ holds no article: run « npm run build » first.');
  const file = article.replaceAll('\\', '/');
  return [
    { path: '/', file: 'index.html' },
    { path: '/projet', file: 'projet.html' },
    { path: `/${file.replace('index.html', '')}`, file },
  ];
}
