import { expect, it } from 'vitest';
import { createTeardown } from './createTeardown.ts';

it('[OP-81] stops in reverse order, names what it waits for, and continues when a step fails or hangs', async () => {
  const teardown = createTeardown({ limitMs: 20, noticeMs: 10 });
  const stopped: string[] = [];
  const waiting: string[] = [];
  const failed: string[] = [];
  teardown.add('the database', () => void stopped.push('database'));
  teardown.add('jobs', () => new Promise(() => undefined));
  teardown.add('mail', () => Promise.reject(new Error('no network')));
  teardown.add('chat', () => {
    throw new Error('no chat');
  });
  teardown.add('the website', async () => void stopped.push('web'));
  await teardown.run({
    waiting: (notice) => waiting.push(notice),
    failed: (problem) => failed.push(problem),
  });
  expect(stopped).toEqual(['web', 'database']);
  expect(waiting).toEqual(['waiting for jobs to stop, at most 0.02 s']);
  expect(failed).toEqual([
    'chat did not stop cleanly: Error: no chat',
    'mail did not stop cleanly: Error: no network',
    'jobs did not stop within 0.02 s',
  ]);
});
