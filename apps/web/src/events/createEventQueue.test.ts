import { apiLimits, type ProductEvent } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { createEventQueue } from './createEventQueue.ts';

const BATCH_DELAY_MS = 5000;

function createDependencies() {
  const timers: { run: () => void; at: number }[] = [];
  const dependencies = {
    time: 1000,
    page: '/',
    refused: false,
    batches: [] as ProductEvent[][],
    now: () => dependencies.time,
    path: () => dependencies.page,
    isTrackingRefused: () => dependencies.refused,
    schedule: (run: () => void, ms: number) => void timers.push({ run, at: dependencies.time + ms }),
    send: (events: ProductEvent[]) => void dependencies.batches.push(events),
    pass(ms: number) {
      dependencies.time += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= dependencies.time) timer.run();
        else timers.push(timer);
      }
    },
  };
  return dependencies;
}

it('[API-21:batches] sends events in batches, each with its page and its age', () => {
  const dependencies = createDependencies();
  const queue = createEventQueue(dependencies);
  queue.record('login_modal_open');
  dependencies.pass(1200);
  dependencies.page = '/pricing';
  queue.record('register_modal_open');
  expect(dependencies.batches).toEqual([]);
  dependencies.pass(BATCH_DELAY_MS - 1200);
  expect(dependencies.batches).toEqual([
    [
      { name: 'login_modal_open', path: '/', ago: BATCH_DELAY_MS },
      { name: 'register_modal_open', path: '/pricing', ago: BATCH_DELAY_MS - 1200 },
    ],
  ]);
});

it('sends a full batch immediately, and the rest when the page closes', () => {
  const dependencies = createDependencies();
  const queue = createEventQueue(dependencies);
  for (let count = 0; count < apiLimits.EVENTS_PER_BATCH + 1; count++) queue.record('login_modal_open');
  expect(dependencies.batches.map((batch) => batch.length)).toEqual([apiLimits.EVENTS_PER_BATCH]);
  queue.flush();
  queue.flush();
  expect(dependencies.batches.map((batch) => batch.length)).toEqual([apiLimits.EVENTS_PER_BATCH, 1]);
});

it('[API-21:refused] stores and sends nothing if the browser asks not to be tracked', () => {
  const dependencies = createDependencies();
  const queue = createEventQueue(dependencies);
  dependencies.refused = true;
  queue.record('login_modal_open');
  dependencies.refused = false;
  dependencies.pass(BATCH_DELAY_MS);
  queue.flush();
  expect(dependencies.batches).toEqual([]);
});

it('drops events that became too old while the computer slept', () => {
  const dependencies = createDependencies();
  const queue = createEventQueue(dependencies);
  queue.record('login_modal_open');
  dependencies.time += 3_600_001;
  queue.record('register_modal_open');
  queue.flush();
  expect(dependencies.batches).toEqual([[{ name: 'register_modal_open', path: '/', ago: 0 }]]);
});
