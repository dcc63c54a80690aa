import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClientLoader } from './createClientLoader.ts';

const START_POLL_MS = 1000;
const START_POLLS_MAX = 30;

interface FakeWindow {
  playloomClient?: { start: () => unknown };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createStart = () => ({ start: () => ({}) });
const page = (): FakeWindow => window as unknown as FakeWindow;

it('[ST-07:part] loads a client once, for all that ask and on the next play page', async () => {
  const client = createStart();
  const added: string[] = [];
  const loader = createClientLoader(async (version, _nonce, onPart) => {
    added.push(version);
    onPart(0.5);
    // A script that runs a second time would not do this again.
    page().playloomClient = client;
    onPart(1);
  });
  const parts: number[] = [];
  const [one, other] = await Promise.all([
    loader.load('1.2.3.4', '', (part) => void parts.push(part)),
    loader.load('1.2.3.4', '', () => undefined),
  ]);
  expect([one, other, added, parts]).toEqual([client.start, client.start, ['1.2.3.4'], [0, 0.5, 1]]);
  const later: number[] = [];
  expect(await loader.load('1.2.3.4', '', (part) => void later.push(part))).toBe(client.start);
  expect([added.length, later]).toEqual([1, [1]]);
});

it('[ST-07] checks every second until the start function of the loaded client exists', async () => {
  const loader = createClientLoader(async () => undefined);
  const found: unknown[] = [];
  void loader.load('1.2.3.4', '', () => undefined).then((start) => found.push(start));
  await vi.advanceTimersByTimeAsync(START_POLL_MS);
  expect(found).toEqual([]);
  const client = createStart();
  page().playloomClient = client;
  await vi.advanceTimersByTimeAsync(START_POLL_MS);
  expect(found).toEqual([client.start]);
});

it('gives up if the script is loaded but the function never appears, and then loads it again', async () => {
  const state = { added: 0 };
  const loader = createClientLoader(async () => void state.added++);
  const failed = loader.load('1.2.3.4', '', () => undefined).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(START_POLL_MS * START_POLLS_MAX);
  expect(await failed).toMatchObject({ id: 'client-missing' });
  const again = loader.load('1.2.3.4', '', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.added).toBe(2);
  page().playloomClient = createStart();
  await vi.advanceTimersByTimeAsync(START_POLL_MS);
  expect(await again).toBeTypeOf('function');
});

it('loads another version after the first, and does not mistake one for the other', async () => {
  const clients = new Map(['1.0.0.0', '2.0.0.0'].map((version) => [version, createStart()]));
  const files = Promise.withResolvers<void>();
  const added: string[] = [];
  const loader = createClientLoader(async (version) => {
    added.push(version);
    await files.promise;
    page().playloomClient = clients.get(version)!;
  });
  const starts = Promise.all(
    ['1.0.0.0', '2.0.0.0'].map((version) => loader.load(version, '', () => undefined)),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(added).toEqual(['1.0.0.0']);
  files.resolve();
  expect(await starts).toEqual([...clients.values()].map(({ start }) => start));
});
