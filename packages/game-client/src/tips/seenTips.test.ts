import { expect, it } from 'vitest';
import { hasSeenTips, storeSeenTips } from './seenTips.ts';

function createStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  };
}

it('[TIP-03:device] a device remembers each game, and forgets the oldest of many', () => {
  const storage = createStorage();
  expect(hasSeenTips(storage, 'arena')).toBe(false);
  storeSeenTips(storage, 'arena');
  storeSeenTips(storage, 'blob');
  expect([hasSeenTips(storage, 'arena'), hasSeenTips(storage, 'blob')]).toEqual([true, true]);
  expect(hasSeenTips(storage, 'kickoff')).toBe(false);
  for (let game = 0; game < 299; game += 1) storeSeenTips(storage, `game-${game}`);
  expect([hasSeenTips(storage, 'arena'), hasSeenTips(storage, 'blob')]).toEqual([false, true]);
});

it('[TIP-03:device] works without a storage, and with a broken one', () => {
  expect(hasSeenTips(null, 'arena')).toBe(false);
  storeSeenTips(null, 'arena');
  for (const text of ['', '{', '{"arena":true}', '[1,null]', '7']) {
    const storage = createStorage();
    storage.texts.set('playloom.tips', text);
    expect(hasSeenTips(storage, 'arena')).toBe(false);
    storeSeenTips(storage, 'arena');
    expect(hasSeenTips(storage, 'arena')).toBe(true);
  }
  const denied = {
    getItem: (): string => {
      throw new Error('denied');
    },
    setItem: (): void => {
      throw new Error('denied');
    },
  };
  storeSeenTips(denied, 'arena');
  expect(hasSeenTips(denied, 'arena')).toBe(false);
});
