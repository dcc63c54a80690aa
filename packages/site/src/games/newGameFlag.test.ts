import { expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/createMemoryStorage.ts';
import { consumeNewGameFlag } from './newGameFlag.ts';

const NEW_GAME_FLAG = 'showNewGameToast';

it('[ST-05:part] the flag of a new game is reported once', () => {
  const storage = createMemoryStorage();
  expect(consumeNewGameFlag(storage)).toBe(false);
  storage.setItem(NEW_GAME_FLAG, 'arena');
  expect([consumeNewGameFlag(storage), consumeNewGameFlag(storage)]).toEqual([true, false]);
});
