import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../process/config.ts';
import { JSON_BODY_BYTES_MAX } from './limits.ts';
import { toWebRequest } from './toWebRequest.ts';

const config = readConfig({ PORT: '3000' });

function convert(request: Partial<Record<'url' | 'method', string>> & { headers?: object; raw?: Readable }) {
  const raw = Object.assign(new EventEmitter(), { writableFinished: false });
  const reply = { raw } as unknown as FastifyReply;
  const given = { method: 'GET', url: '/', headers: {}, ...request } as unknown as FastifyRequest;
  return { request: toWebRequest(given, reply, config), raw };
}

it.each([
  '//evil.example/a',
  '/\\\\evil.example',
  '///evil.example',
  '/@evil.example',
  '/https://evil.example',
  '/..//evil.example',
])('stays on our own host for %s', (url) => {
  const { request } = convert({ url, headers: { host: 'evil.example' } });
  expect(new URL(request.url).origin).toBe('http://localhost:3000');
});

it('rejects an address of another host', () => {
  expect(() => convert({ url: 'http://evil.example/' })).toThrow('isn’t valid');
});

it('aborts when the user leaves, but not after the response is complete', () => {
  const left = convert({});
  left.raw.emit('close');
  expect(left.request.signal.aborted).toBe(true);
  const stayed = convert({});
  stayed.raw.writableFinished = true;
  stayed.raw.emit('close');
  expect(stayed.request.signal.aborted).toBe(false);
});

it('passes on a form up to its limit', async () => {
  const send = (bytes: number, headers = {}) =>
    convert({ method: 'POST', headers, raw: Readable.from([Buffer.alloc(bytes, 97)]) }).request;
  expect(await send(JSON_BODY_BYTES_MAX).text()).toHaveLength(JSON_BODY_BYTES_MAX);
  await expect(send(JSON_BODY_BYTES_MAX + 1).text()).rejects.toThrow('too large');
  expect(() => send(1, { 'content-length': String(JSON_BODY_BYTES_MAX + 1) })).toThrow('too large');
});
