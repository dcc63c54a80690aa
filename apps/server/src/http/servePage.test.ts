import type { PageHandler, PublicConfig } from '@playloom/api-contract';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../process/config.ts';
import { servePage } from './servePage.ts';
import type { App } from './App.ts';

type PageContext = Parameters<typeof servePage>[0];

/** Serves a page with the given handler. Returns the response and the log. */
async function visit(handle: PageHandler) {
  const log: Record<string, unknown>[] = [];
  const server = fastify({
    loggerInstance: pino({}, { write: (line: string) => void log.push(JSON.parse(line)) }),
  });
  const app = {
    server,
    security: { protectPage: () => 'the-nonce' },
    internalCalls: { clientFor: () => ({}) },
  } as unknown as App;
  const pages: PageContext = {
    app,
    config: readConfig({ PORT: '3000' }),
    publicConfig: {} as PublicConfig,
    readHandler: async () => handle,
  };
  server.get('/*', (request, reply) => servePage(pages, request, reply));
  const answer = await server.inject({ url: '/a?b=c', headers: { host: 'elsewhere.example' } });
  return { answer, incidents: log.filter((line) => 'incidentId' in line) };
}

it('passes on the request unchanged, under our own address', async () => {
  const { answer } = await visit(async (request, { nonce }) => new Response(`${request.url} ${nonce}`));
  expect(answer.body).toBe('http://localhost:3000/a?b=c the-nonce');
});

it.each<[string, PageHandler]>([
  [
    'throws',
    async () => {
      throw new Error('planted');
    },
  ],
  [
    'reports, and answers with nothing',
    async (_, { reportError }) => {
      reportError(new Error('planted'));
      return new Response(null, { status: 500 });
    },
  ],
  [
    'reports, and answers with a line of text',
    async (_, { reportError }) => {
      reportError(new Error('planted'));
      return new Response('Unexpected Server Error', {
        status: 500,
        headers: { 'content-type': 'text/plain' },
      });
    },
  ],
  ['says nothing at all', async () => new Response(null, { status: 500 })],
])('[RT-19:last] is a page with an incident id even when the web app %s', async (_, handle) => {
  const { answer, incidents } = await visit(handle);
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(incidents).toHaveLength(1);
  expect(answer.body).toContain(`<code>${String(incidents[0]?.['incidentId'])}</code>`);
  expect(answer.body).toContain('<style nonce="the-nonce">');
  expect(answer.body).not.toContain('planted');
});

it('does not change the error page of the site', async () => {
  const { answer } = await visit(
    async () => new Response('<h1>Ours</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
  );
  expect(answer.body).toBe('<h1>Ours</h1>');
});
