import { request as sendRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { apiLimits } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { DISCARDED_BYTES_MAX } from './discardBody.ts';
import { JSON_BODY_BYTES_MAX } from './limits.ts';

const PATH = '/set-or-update-profile/';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await server.client.fetch(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('accepts a body of up to 64 KB', async () => {
  expect(JSON_BODY_BYTES_MAX).toBe(65_536);
  const empty = JSON.stringify({ v: '' }).length;
  const fitting = await post(JSON.stringify({ v: 'x'.repeat(JSON_BODY_BYTES_MAX - empty) }));
  expect(fitting).toMatchObject({
    status: 400,
    body: { errorId: 'invalid_input', fields: { v: expect.any(String) } },
  });
  const larger = await post(JSON.stringify({ v: 'x'.repeat(JSON_BODY_BYTES_MAX - empty + 1) }));
  expect(larger).toMatchObject({ status: 413, body: { errorId: 'body_too_large' } });
});

it.each([
  ['__proto__', '{"v":"a","__proto__":{"isAdmin":true}}'],
  ['a nested __proto__', '{"v":{"__proto__":{"isAdmin":true}}}'],
  ['constructor.prototype', '{"v":"a","constructor":{"prototype":{"isAdmin":true}}}'],
  ['an unknown field', '{"v":"a","isAdmin":true}'],
  ['half of JSON', '{"v":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
])('rejects %s', async (_, body) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { errorId: 'invalid_input' } });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it('says that a body is not JSON', async () => {
  for (const body of ['{"v":', ''])
    expect((await post(body)).body['message']).toBe('The request body is not valid JSON.');
});

it('accepts JSON with a charset, but no other encoding', async () => {
  expect(await post('{"v":"device"}', { 'content-type': 'application/json; charset=utf-8' })).toMatchObject({
    status: 200,
  });
  expect(await post('{"v":"device"}', { 'content-type': 'application/json5' })).toMatchObject({
    status: 415,
  });
});

it('answers callers that send all of a body before they read, if it is not far too large', async () => {
  const { port } = server.app.server.server.address() as AddressInfo;
  const body = Buffer.alloc(8 * 1024 * 1024, 'x');
  for (const length of [`content-length: ${body.length}`, 'transfer-encoding: chunked']) {
    const socket = connect({ host: '127.0.0.1', port });
    const { host, origin } = new URL(server.config.publicUrl);
    const head = [`POST ${PATH} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`, 'x-playloom: 1', length];
    socket.write([...head, 'content-type: application/json', '', ''].join('\r\n'));
    if (length.startsWith('transfer')) socket.write(`${body.length.toString(16)}\r\n`);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.write(body, () => resolve());
      if (length.startsWith('transfer')) socket.write('\r\n0\r\n\r\n');
    });
    socket.setEncoding('utf8');
    let answer = '';
    for await (const text of socket) answer += String(text);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('body_too_large');
  }
});

it('stops reading an upload at the limit', async () => {
  const { client } = await addSignedInUser(server, 'flooder');
  const { port } = server.app.server.server.address() as AddressInfo;
  const boundary = 'x';
  const chunk = Buffer.alloc(64 * 1024);
  let sent = 0;
  const status = await new Promise<number | undefined>((resolve) => {
    const request = sendRequest({
      host: '127.0.0.1',
      port,
      method: 'PUT',
      path: '/api/v1/account/picture/',
      headers: {
        origin: server.config.publicUrl,
        'x-playloom': '1',
        cookie: client.cookies.header(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    let answer: number | undefined;
    request.on('response', (response) => {
      answer = response.statusCode;
      response.resume();
    });
    request.on('error', () => undefined);
    request.on('close', () => resolve(answer));
    request.write(
      // words: the API names the field picture
      `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n`,
    );
    const writeMore = (): void => {
      if (request.destroyed) return;
      sent += chunk.length;
      request.write(chunk, (error) => (error ? undefined : writeMore()));
    };
    writeMore();
  });
  expect(status).toBe(413);
  // The sender never stops, so this small number proves that the server closed the connection soon after the limit.
  expect(sent).toBeLessThan(apiLimits.IMAGE_BYTES_MAX + DISCARDED_BYTES_MAX + 16 * 1024 * 1024);
});
