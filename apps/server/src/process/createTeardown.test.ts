import { expect, it } from 'vitest';
import { createTeardown } from './createTeardown.ts';

it('stops in reverse order and continues when a step fails or hangs', async () => {
  const teardown = createTeardown(20);
  const stopped: string[] = [];
  const problems: string[] = [];
  teardown.add('database', async () => void stopped.push('database'));
  teardown.add('jobs', () => new Promise(() => undefined));
  teardown.add('mail', () => Promise.reject(new Error('no network')));
  teardown.add('web', async () => void stopped.push('web'));
  await teardown.run((problem) => problems.push(problem));
  expect(stopped).toEqual(['web', 'database']);
  expect(problems).toEqual([
    'mail did not stop cleanly: Error: no network',
    'jobs did not stop within 0.02 s',
  ]);
});
