import { expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { trackLeases } from './trackLeases.ts';

/** A platform that answers calls when the test tells it to. */
function createPlatform() {
  const story: string[] = [];
  const waiting: (() => void)[] = [];
  const later = <T>(what: string, answer: T): Promise<T> =>
    new Promise((resolve) => {
      waiting.push(() => {
        story.push(what);
        resolve(answer);
      });
    });
  const platform = {
    openSaved: ({ userId }: { userId: string }) =>
      later(`open ${userId}`, { lease: userId, saved: { game: {}, world: {} } }),
    writeSaved: ({ lease }: { lease: string }) => later(`write ${lease}`, 'written'),
    continueSaved: async () => 'current',
    renewLeases: async () => [],
    closeSaved: async (lease: string) => void story.push(`close ${lease}`),
  } as unknown as PlatformCalls;
  const answerAll = async (): Promise<void> => {
    for (const answer of waiting.splice(0)) answer();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { story, platform, answerAll };
}

const request = (userId: string) => ({ gameId: 'g', userId, roomId: 'r' });

it('releases what a dead process held, after its last writes', async () => {
  const { story, platform, answerAll } = createPlatform();
  const tracker = trackLeases(platform);
  const opened = ['ada', 'ben', 'cleo'].map((userId) => tracker.platform.openSaved(request(userId)));
  await answerAll();
  expect(await opened[0]).toMatchObject({ lease: 'ada' });
  await tracker.platform.closeSaved('ben');
  void tracker.platform.writeSaved({ lease: 'ada', sequence: 1, changes: [] });
  const late = tracker.platform.openSaved(request('dot'));
  tracker.suspend();
  const released = tracker.release();
  await answerAll();
  await released;
  // Leases that the process requested while it was dying are released too.
  expect(await late).toBeNull();
  expect(story.slice(3)).toEqual([
    'close ben',
    'write ada',
    'open dot',
    'close ada',
    'close cleo',
    'close dot',
  ]);
});

it('keeps the leases of the next process', async () => {
  const { story, platform, answerAll } = createPlatform();
  const tracker = trackLeases(platform);
  tracker.suspend();
  await tracker.release();
  const opened = tracker.platform.openSaved(request('eli'));
  await answerAll();
  expect(await opened).toMatchObject({ lease: 'eli' });
  expect(story).toEqual(['open eli']);
});

it('[OP-40:part] keeps the leases that rooms continue with when they come back', async () => {
  const { story, platform, answerAll } = createPlatform();
  const tracker = trackLeases(platform);
  const opened = ['ada', 'ben', 'cleo'].map((userId) => tracker.platform.openSaved(request(userId)));
  await answerAll();
  await Promise.all(opened);
  tracker.suspend();
  await tracker.platform.renewLeases(['ada']);
  await tracker.platform.continueSaved({ lease: 'cleo', userId: 'cleo', roomId: 'r', sequence: 1 });
  await tracker.release();
  expect(story.slice(3)).toEqual(['close ben']);
  tracker.suspend();
  await tracker.release();
  expect(story.slice(4)).toEqual(['close ada', 'close cleo']);
});
