import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { askForPush } from './askForPush.ts';
import { canAskForPush } from './askRules.ts';
import { syncPushSubscription } from './syncPushSubscription.ts';
import { createPushDependencies } from './createPushDependencies.ts';
import type { PushDependencies } from './PushDependencies.ts';
import { setUpPush } from './setUpPush.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEY = Buffer.from('the key of the site').toString('base64url');

/** Creates a fake browser with a preset permission answer, and a fake server that records calls. */
function createBrowser(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const state = { permission, asked: 0, now: 1_000_000, subscription: null as PushSubscription | null };
  const calls: unknown[] = [];
  const makeSubscription = (publicKey: string) =>
    ({
      endpoint: 'https://push.example/1',
      options: { applicationServerKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')).buffer },
      toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: vi.fn<() => Promise<boolean>>(async () => ((state.subscription = null), true)),
    }) as unknown as PushSubscription;
  const dependencies: PushDependencies = {
    storage: createMemoryStorage(),
    now: () => state.now,
    readPermission: () => state.permission,
    async requestPermission() {
      state.asked += 1;
      return (state.permission = answer);
    },
    findSubscription: async () => state.subscription,
    subscribe: async (publicKey) => (state.subscription = makeSubscription(publicKey)),
    api: {
      readPushIdentity: async () => ({
        status: 'success',
        data: { publicKey: KEY, externalUserId: 'ada', signature: 'signed' },
      }),
      async subscribeToPush({ body }) {
        calls.push(body);
        return { status: 'success' };
      },
      async unsubscribeFromPush({ body }) {
        calls.push(['forget', body.endpoint]);
        return { status: 'success' };
      },
    },
  };
  return { state, dependencies, calls, makeSubscription };
}

const SUBSCRIBED = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'p', auth: 'a' },
  externalUserId: 'ada',
  signature: 'signed',
};

it('[ST-06] asks at most once per 24 hours', async () => {
  const { state, dependencies, calls } = createBrowser('default');
  await askForPush('ada', dependencies);
  state.now += 24 * HOUR_MS - 1;
  await askForPush('ada', dependencies);
  expect(state.asked).toBe(1);
  state.now += 1;
  await askForPush('ada', dependencies);
  expect([state.asked, calls]).toEqual([2, []]);
  expect(canAskForPush(dependencies.storage, 'default', 0)).toBe(true);
});

it('[ST-06] subscribes with the external user id and its signature; once granted it never asks again', async () => {
  const { state, dependencies, calls } = createBrowser('granted');
  expect(await askForPush('ada', dependencies)).toBe('granted');
  await askForPush('ada', dependencies);
  expect([state.asked, calls]).toEqual([1, [SUBSCRIBED, SUBSCRIBED]]);
  state.permission = 'denied';
  state.now += 100 * HOUR_MS;
  await askForPush('ada', dependencies);
  expect(state.asked).toBe(1);
});

it('[ST-06] without a user the id is removed from an existing subscription', async () => {
  const { state, dependencies, calls, makeSubscription } = createBrowser('granted', 'granted');
  await syncPushSubscription(null, dependencies);
  expect(calls).toEqual([]);
  state.subscription = makeSubscription(KEY);
  await syncPushSubscription(null, dependencies);
  expect(calls).toEqual([['forget', 'https://push.example/1']]);
  expect(state.asked).toBe(0);
});

it('keeps a subscription made with our key and replaces any other', async () => {
  const { state, dependencies, makeSubscription } = createBrowser('granted', 'granted');
  const own = (state.subscription = makeSubscription(KEY));
  await syncPushSubscription('ada', dependencies);
  expect(state.subscription).toBe(own);
  const foreign = (state.subscription = makeSubscription(Buffer.from('another').toString('base64url')));
  await syncPushSubscription('ada', dependencies);
  expect(state.subscription).not.toBe(foreign);
});

describe('[ER-06] a failed push setup is only logged, and the page keeps working', () => {
  const failure = new Error('AbortError: Registration failed');
  /** Runs the setup. Returns its result and what it logged to the console. */
  async function watch(work: () => Promise<unknown>): Promise<unknown[]> {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    try {
      return [await setUpPush(work), ...warn.mock.calls];
    } finally {
      warn.mockRestore();
    }
  }
  const LOGGED = [null, ['Push could not be set up.', failure]];

  it('if the service worker is refused, instead of waiting forever', async () => {
    const workers = {
      register: () => Promise.reject(failure),
      ready: new Promise<ServiceWorkerRegistration>(() => undefined),
    };
    expect(
      await watch(async () => syncPushSubscription('ada', await createPushDependencies(workers))),
    ).toEqual(LOGGED);
  });

  it('if the push service refuses the subscription', async () => {
    const { dependencies, calls } = createBrowser('granted');
    dependencies.subscribe = () => Promise.reject(failure);
    expect(await watch(() => askForPush('ada', dependencies))).toEqual(LOGGED);
    expect(calls).toEqual([]);
  });

  it('if our server does not answer', async () => {
    const { dependencies } = createBrowser('granted', 'granted');
    dependencies.api = { ...dependencies.api, readPushIdentity: () => Promise.reject(failure) };
    expect(await watch(() => syncPushSubscription('ada', dependencies))).toEqual(LOGGED);
  });

  it('and logs nothing on success', async () => {
    expect(await watch(() => askForPush('ada', createBrowser('granted').dependencies))).toEqual(['granted']);
  });
});
