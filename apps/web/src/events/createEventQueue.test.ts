import { limits, type ProductEvent } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { BATCH_DELAY_MS, createEventQueue } from './createEventQueue.ts';

function createDoor() {
  const timers: { run: () => void; at: number }[] = [];
  const door = {
    time: 1000,
    page: '/',
    refused: false,
    batches: [] as ProductEvent[][],
    now: () => door.time,
    path: () => door.page,
    isTrackingRefused: () => door.refused,
    later: (run: () => void, ms: number) => void timers.push({ run, at: door.time + ms }),
    send: (events: ProductEvent[]) => void door.batches.push(events),
    pass(ms: number) {
      door.time += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= door.time) timer.run();
        else timers.push(timer);
      }
    },
  };
  return door;
}

it('[API-21:batches] sends what happened together, each with its page and its age', () => {
  const door = createDoor();
  const queue = createEventQueue(door);
  queue.record('login_modal_open');
  door.pass(1200);
  door.page = '/pricing';
  queue.record('register_modal_open');
  expect(door.batches).toEqual([]);
  door.pass(BATCH_DELAY_MS - 1200);
  expect(door.batches).toEqual([
    [
      { name: 'login_modal_open', path: '/', ago: BATCH_DELAY_MS },
      { name: 'register_modal_open', path: '/pricing', ago: BATCH_DELAY_MS - 1200 },
    ],
  ]);
});

it('sends at once when a batch is full, and what is left when the page goes', () => {
  const door = createDoor();
  const queue = createEventQueue(door);
  for (let count = 0; count < limits.EVENTS_PER_BATCH + 1; count++) queue.record('login_modal_open');
  expect(door.batches.map((batch) => batch.length)).toEqual([limits.EVENTS_PER_BATCH]);
  queue.flush();
  queue.flush();
  expect(door.batches.map((batch) => batch.length)).toEqual([limits.EVENTS_PER_BATCH, 1]);
});

it('[API-21:refused] keeps and sends nothing while the browser asks not to be tracked', () => {
  const door = createDoor();
  const queue = createEventQueue(door);
  door.refused = true;
  queue.record('login_modal_open');
  door.refused = false;
  door.pass(BATCH_DELAY_MS);
  queue.flush();
  expect(door.batches).toEqual([]);
});

it('leaves out what became too old while the machine slept', () => {
  const door = createDoor();
  const queue = createEventQueue(door);
  queue.record('login_modal_open');
  door.time += 3_600_001;
  queue.record('register_modal_open');
  queue.flush();
  expect(door.batches).toEqual([[{ name: 'register_modal_open', path: '/', ago: 0 }]]);
});
