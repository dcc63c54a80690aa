import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeHttpService, type FakeHttpService } from '../../../testing/startFakeHttpService.ts';
import { createAnalyticsClient } from './createAnalyticsClient.ts';

const BATCH = {
  batchId: 'b-1',
  events: [{ name: 'login_modal_open', path: '/', happenedAt: '2026-03-04T12:00:00.000Z' }],
};

let service: FakeHttpService;
beforeAll(async () => {
  service = await startFakeHttpService();
});
afterAll(() => service.close());

it('posts the batch as JSON, with its id as idempotency key', async () => {
  await createAnalyticsClient(service.url).send(BATCH);
  const [call] = service.taken;
  expect(call).toMatchObject({ method: 'POST', path: '/collect', body: BATCH });
  expect(call?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'b-1' });
});

it('rejects when the service fails, redirects or does not answer, so that the job retries', async () => {
  const taken = service.taken.length;
  service.answers.push(500, { location: service.url }, 'silence');
  await expect(createAnalyticsClient(service.url).send(BATCH)).rejects.toThrow('status 500');
  await expect(createAnalyticsClient(service.url).send(BATCH)).rejects.toThrow('fetch failed');
  await expect(createAnalyticsClient(service.url, 20).send(BATCH)).rejects.toThrow(/timeout/i);
  expect(service.taken).toHaveLength(taken);
});

it('does nothing without a configured service', async () => {
  await expect(createAnalyticsClient(undefined).send(BATCH)).resolves.toBeUndefined();
});
