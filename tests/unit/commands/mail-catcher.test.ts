import { request } from 'node:http';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { printMessage, startMailCatcher } from '@/commands/serve/mail-catcher.ts';
import { startMockMailService, type MockMailService } from '../../support/mail-catcher.ts';

const FIELDS = {
  user_name: 'Awa Sène',
  user_email: 'awa@site.example',
  subject: 'Interviews',
  message: 'Bonjour,\r\nun « sujet » 📰',
  lib_version: '4.4.1',
  service_id: 'service',
  template_id: 'modele',
  user_id: 'key',
};

let catcher: MockMailService;

beforeAll(async () => {
  catcher = await startMockMailService();
});
beforeEach(() => {
  catcher.reset();
});
afterAll(() => catcher.close());

const send = ({ origin }: Pick<MockMailService, 'origin'> = catcher) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(FIELDS)) body.set(name, value);
  return fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body });
};

describe('§7 Contact form submit: local stand-in for the e-mail service', () => {
  test('takes a form, answers « OK » to any origin, keeps every field', async () => {
    const response = await send();
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(catcher.messages()).toEqual([{ fields: FIELDS, status: 200 }]);
  });

  test('shows each message in French', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const printing = await startMailCatcher(printMessage);
    onTestFinished(async () => {
      log.mockRestore();
      await printing.close();
    });
    const response = await send(printing);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(log.mock.calls.join('\n').split(/\r?\n/)).toEqual([
      '── Message reçu (réponse 200) ──',
      'Nom : Awa Sène',
      'Email : awa@site.example',
      'Sujet : Interviews',
      'Bonjour,',
      'un « sujet » 📰',
    ]);
  });

  test('answers a preflight', async () => {
    const response = await fetch(`${catcher.origin}/api/v1.0/email/send-form`, {
      method: 'OPTIONS',
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('refuses what is no form, and other paths', async () => {
    const address = `${catcher.origin}/api/v1.0/email/send-form`;
    expect((await fetch(address, { method: 'POST', body: 'bonjour' })).status).toBe(400);
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(`${catcher.origin}/constructor`)).status).toBe(404);
    expect(catcher.messages()).toEqual([]);
  });

  test('listens on the local machine only', () => {
    expect(new URL(catcher.origin).hostname).toBe('127.0.0.1');
  });

  test('a closed catcher frees its port', async () => {
    const other = await startMockMailService();
    await other.close();
    await expect(fetch(other.origin)).rejects.toThrow();
  });

  test('a sender that gives up does no harm', async () => {
    const aborted = request(`${catcher.origin}/api/v1.0/email/send-form`, { method: 'POST' });
    aborted.on('error', () => undefined);
    aborted.write('--');
    aborted.destroy();
    expect((await send()).status).toBe(200);
  });
});

describe('§8 Error catalogue: failures on demand', () => {
  test('status and text, until told otherwise', async () => {
    catcher.setBehaviour({ status: 400, body: 'Invalid service ID' });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await send();
      expect([response.status, await response.text()]).toEqual([400, 'Invalid service ID']);
    }
    catcher.setBehaviour({});
    expect((await send()).status).toBe(200);
    expect(catcher.messages().map(({ status }) => status)).toEqual([400, 400, 200]);
  });

  test('for a number of messages only', async () => {
    catcher.setBehaviour({ status: 429, times: 2 });
    const statuses = [(await send()).status, (await send()).status, (await send()).status];
    expect(statuses).toEqual([429, 429, 200]);
  });

  test('a cut connection', async () => {
    catcher.setBehaviour({ drop: true, times: 1 });
    await expect(send()).rejects.toThrow(TypeError);
    expect(catcher.messages()).toEqual([{ fields: FIELDS, status: 0 }]);
  });

  test('a slow answer', async () => {
    catcher.setBehaviour({ delayMs: 150 });
    const start = performance.now();
    await send();
    expect(performance.now() - start).toBeGreaterThanOrEqual(140);
  });

  test('reset forgets messages and behaviour', async () => {
    catcher.setBehaviour({ status: 500 });
    await send();
    catcher.reset();
    expect(catcher.messages()).toEqual([]);
    expect((await send()).status).toBe(200);
  });
});
