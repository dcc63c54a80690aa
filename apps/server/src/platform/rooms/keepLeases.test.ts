import { expect, it } from 'vitest';
import { keepLeases } from './keepLeases.ts';
import type { RoomsNeeds } from './RoomsNeeds.ts';

/** A platform that answers when the test says so. */
function createNeeds() {
  const story: string[] = [];
  const waiting: (() => void)[] = [];
  const later = <T>(what: string, answer: T): Promise<T> =>
    new Promise((resolve) => {
      waiting.push(() => {
        story.push(what);
        resolve(answer);
      });
    });
  const needs = {
    openSaved: ({ userId }: { userId: string }) =>
      later(`open ${userId}`, { lease: userId, saved: { game: {}, world: {} } }),
    writeSaved: ({ lease }: { lease: string }) => later(`write ${lease}`, 'written'),
    closeSaved: async (lease: string) => void story.push(`close ${lease}`),
  } as unknown as RoomsNeeds;
  const answerAll = async (): Promise<void> => {
    for (const answer of waiting.splice(0)) answer();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { story, needs, answerAll };
}

const request = (userId: string) => ({ gameId: 'g', userId, roomId: 'r' });

it('frees what a dead process held, after what it still wrote', async () => {
  const { story, needs, answerAll } = createNeeds();
  const keeper = keepLeases(needs);
  const opened = ['ada', 'ben', 'cleo'].map((userId) => keeper.needs.openSaved(request(userId)));
  await answerAll();
  expect(await opened[0]).toMatchObject({ lease: 'ada' });
  await keeper.needs.closeSaved('ben');
  void keeper.needs.writeSaved({ lease: 'ada', sequence: 1, changes: [] });
  const late = keeper.needs.openSaved(request('dot'));
  const released = keeper.release();
  await answerAll();
  await released;
  // What it asked for when it died is for nobody, and freed too.
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

it('leaves alone what the next process holds', async () => {
  const { story, needs, answerAll } = createNeeds();
  const keeper = keepLeases(needs);
  await keeper.release();
  const opened = keeper.needs.openSaved(request('eli'));
  await answerAll();
  expect(await opened).toMatchObject({ lease: 'eli' });
  expect(story).toEqual(['open eli']);
});
