import { describe, expect, test } from 'vitest';
import { findGitHubProblem } from '@/admin/page/online/github-requests.ts';

const said = (type: string, message = '') => ({ data: null, errors: [{ type, message }] });

describe('What GitHub says of a failure (§17)', () => {
  test.each([
    [401, { message: 'Bad credentials' }, 'token', 'ne reconnaît plus votre clé'],
    [403, { message: 'Resource not accessible' }, 'token', 'n’a pas le droit d’écrire'],
    [200, said('FORBIDDEN'), 'token', 'n’a pas le droit d’écrire'],
    [403, { message: 'API rate limit exceeded for user' }, 'again', 'patienter'],
    [200, said('RATE_LIMITED'), 'again', 'patienter'],
    [429, undefined, 'again', 'patienter'],
    [404, { message: 'Not Found' }, 'again', 'renommé, déplacé ou supprimé'],
    [200, said('NOT_FOUND'), 'again', 'renommé, déplacé ou supprimé'],
    [409, { message: 'Conflict' }, 'again', 'termine un autre enregistrement'],
    [502, undefined, 'again', 'en panne (502)'],
    [200, said('UNPROCESSABLE', 'Rule violations'), 'again', '« Rule violations »'],
  ])('%i %j', (status, body, remedy, message) => {
    const fault = findGitHubProblem(status, body);
    expect(fault?.remedy).toBe(remedy);
    expect(fault?.message).toContain(message);
  });

  test.each([
    ['a good answer', 200, { data: { repository: {} } }],
    ['no JSON', 204, undefined],
    ['somebody else who has saved meanwhile', 200, said('STALE_DATA')],
  ])('nothing of %s', (_, status, body) => {
    expect(findGitHubProblem(status, body)).toBeUndefined();
  });
});
