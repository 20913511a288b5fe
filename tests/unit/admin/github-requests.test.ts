import { expect, test } from 'vitest';
import { removeGuidesFromTree } from '@/admin/page/online/github-requests.ts';

test('online too, the owner’s guides are nothing to choose (§17)', async () => {
  const tree = [
    { path: 'content/LISEZ-MOI.md', sha: '1' },
    { path: 'content/MISE-EN-LIGNE.md', sha: '3' },
    { path: 'content/cv.pdf', sha: '2' },
  ];
  const answer = await removeGuidesFromTree(Response.json({ sha: '0', tree }));
  expect(await answer.json()).toEqual({ sha: '0', tree: [tree[2]] });
});
