import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';

/** Returns the single line that `write` logs. */
function lineOf(write: (log: Logger) => void): string {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return lines.join('');
}

it('hides sensitive fields at any depth and in any case', () => {
  const line = lineOf((log) =>
    log.info({
      password: 'leak1',
      body: { newPassword: 'leak2', PIN: 'leak3', list: [{ accessToken: 'leak4', Ticket: 'leak5' }] },
      user: { email: 'leak6', clientSecret: 'leak7' },
      headers: { Cookie: 'leak8', authorization: 'leak9', 'set-cookie': ['leak10'] },
    }),
  );
  expect(line).not.toMatch(/leak\d/);
  expect(JSON.parse(line)).toMatchObject({ body: { PIN: '[redacted]' }, user: { email: '[redacted]' } });
});

it('keeps fields with similar names', () => {
  const line = lineOf((log) => log.info({ shipping: 'kept1', spinner: 'kept2', code: 'kept3' }));
  expect(JSON.parse(line)).toMatchObject({ shipping: 'kept1', spinner: 'kept2', code: 'kept3' });
});

it('hides email addresses in messages, values and stacks', () => {
  const line = lineOf((log) =>
    log.error(
      { err: new Error('no mail to ada.l+x@example.co.uk'), note: '<bob@example.org>' },
      'to eve@example.com',
    ),
  );
  expect(line).not.toMatch(/ada\.l|bob@|eve@|@example/);
  expect(JSON.parse(line)).toMatchObject({ msg: 'to [redacted]', note: '<[redacted]>' });
});

describe('of a request', () => {
  const pathOf = (url: string): unknown => {
    const request = { method: 'GET', url, headers: { cookie: 'leak' }, body: { x: 'leak' } };
    const { req } = JSON.parse(lineOf((log) => log.info({ req: request })));
    expect(Object.keys(req)).toEqual(['method', 'path']);
    return req.path;
  };

  it('logs method and path, without the query', () => {
    expect(pathOf('/search?token=leak#leak')).toBe('/search');
  });

  it.each([
    ['/pin/validate/leak', '/pin/validate/[redacted]'],
    ['/pin/validate/leak.data?x=1', '/pin/validate/[redacted]'],
    ['/api/v1/pin/validate/leak/', '/api/v1/pin/validate/[redacted]/'],
    ['/password/reset/leak', '/password/reset/[redacted]'],
    ['/api/v1/password/reset/leak/', '/api/v1/password/reset/[redacted]/'],
    ['/account/confirm-email/leak', '/account/confirm-email/[redacted]'],
    [`/some/new/link/${'aB3_-'.repeat(8)}/`, '/some/new/link/[redacted]/'],
  ])('hides the secret of %s', (url, shown) => {
    expect(pathOf(url)).toBe(shown);
  });

  it.each(['/games/a-title-as-long-as-it-may-be', '/x/123e4567-e89b-12d3-a456-426614174000/'])(
    'shows %s',
    (url) => {
      expect(pathOf(url)).toBe(url);
    },
  );
});

it('logs only the status of a reply', () => {
  const line = lineOf((log) => log.info({ res: { statusCode: 204, headers: { 'set-cookie': 'leak' } } }));
  expect(JSON.parse(line).res).toEqual({ status: 204 });
});

it('logs the code and stack of a database error, but neither the row nor statement values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (name)=(leak) exists',
  });
  const error = new Error('Failed query: insert into x values ($1)\nparams: leak,\nleak', { cause });
  const ways: ((log: Logger) => void)[] = [
    (log) => log.error({ err: error }),
    (log) => log.error(error),
    (log) => log.error({ err: error }, error.message),
  ];
  for (const way of ways) {
    const line = lineOf(way);
    expect(line).not.toContain('leak');
    const { err } = JSON.parse(line);
    expect(err.stack).toContain('createLogger.test.ts');
    expect(err.cause).toMatchObject({ code: '23505', message: 'duplicate key' });
  }
});

it('logs the message of a thrown value that is not an Error, as a frozen database produces', () => {
  const error = Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });
  const thrown: [unknown, object][] = [
    [
      { message: 'Query read timeout', code: 'X', row: 'leak' },
      { message: 'Query read timeout', code: 'X' },
    ],
    [{ queue: 'mail', error }, { cause: { message: 'Query read timeout', code: 'ETIMEDOUT' } }],
    [{ row: 'leak' }, { message: 'an error without a message (row)' }],
    ['gone', { message: 'gone' }],
    [null, { message: 'null' }],
  ];
  for (const [err, expected] of thrown) {
    const line = lineOf((log) => log.warn({ err }, 'job queue'));
    expect(line).not.toMatch(/\[object Object\]|leak/);
    expect(JSON.parse(line).err).toMatchObject(expected);
  }
});

it('handles circular values', () => {
  const loop: Record<string, unknown> = { token: 'leak' };
  loop['self'] = loop;
  expect(lineOf((log) => log.info(loop))).not.toContain('leak');
});
