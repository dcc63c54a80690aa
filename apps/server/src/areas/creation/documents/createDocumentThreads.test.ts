import { afterEach, expect, it } from 'vitest';
import { createDocumentThreads } from './createDocumentThreads.ts';
import type { DocumentThreads } from './DocumentThreads.ts';
import { SECOND_MS } from '../../../process/clock.ts';

const DOCUMENT_BUDGET = {
  processorMs: 10 * SECOND_MS,
  memoryMb: 768,
  turns: { maxConcurrent: 2, maxQueued: 64 },
};

/** Deep enough that it can be parsed, but not copied between threads. */
const DEPTH = 5000;
const deep = `${'['.repeat(DEPTH)}1${']'.repeat(DEPTH)}`;

let threads: DocumentThreads;
afterEach(() => threads.close());

function open(text: string) {
  return threads.run('openBody', { body: new TextEncoder().encode(text) });
}

it('rejects fields beside the document that are nested too deeply, every time', async () => {
  threads = createDocumentThreads();
  for (const field of ['title', 'maxPlayers', 'document', 'past'])
    expect(await open(`{"${field}":${deep}}`)).toMatchObject({ ok: false, error: { reason: 'over-limit' } });
  expect(await open('{"title":"Fine","document":{}}')).toMatchObject({ ok: true });
});

it('terminates a thread whose result cannot be copied, and continues with another one', async () => {
  const code = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ input }) => {
      const isFine = input.body.length === 2;
      parentPort.postMessage({ value: isFine ? { ok: true } : JSON.parse(${JSON.stringify(deep)}) });
    });`;
  threads = createDocumentThreads(
    DOCUMENT_BUDGET,
    new URL(`data:text/javascript,${encodeURIComponent(code)}`),
  );
  for (let sent = 0; sent <= DOCUMENT_BUDGET.turns.maxConcurrent; sent += 1)
    await expect(open('{"deep":1}')).rejects.toMatchObject({ id: 'document_too_complex' });
  expect(await open('{}')).toEqual({ ok: true });
});
