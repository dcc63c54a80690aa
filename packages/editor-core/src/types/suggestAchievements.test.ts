import { createDraftUpdate, openDraft, readDraftGame } from '@playloom/draft';
import { parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { suggestAchievements } from './suggestAchievements.ts';

/** Suggests achievements, checks that the game is valid with them, and returns their conditions. */
function suggest(settings: object, rest: object = {}): string[] {
  const input = { format: 1, settings: { title: 'Game', ...settings }, ...rest };
  const parsed = parseGame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const achievements = suggestAchievements(readDraftGame(openDraft(doc)));
  expect(parseGame({ ...input, settings: { ...input.settings, achievements } }).ok).toBe(true);
  return achievements.map(({ done }) => (done as { kind: string }).kind);
}

it('[PROG-09:part] suggests achievements for what happens in the game, the easiest first', () => {
  expect(suggest({})).toEqual(['seconds', 'seconds']);
  expect(suggest({ match: { isEnabled: true } })).toEqual(['seconds', 'finishes', 'wins', 'seconds']);
  expect(
    suggest(
      { players: { unit: 'hero' } },
      {
        types: {
          units: { hero: { name: 'Hero', inventory: { size: 2 } } },
          items: { club: { name: 'Club', weapon: { kind: 'melee' } } },
          shops: { stall: { name: 'Stall', currency: { kind: 'player-variable', variable: 'coins' } } },
        },
        variables: { player: { coins: { name: 'Coins', type: 'number', initial: 0 } } },
      },
    ),
  ).toEqual(['seconds', 'picks-up', 'kills', 'kills', 'buys', 'reaches']);
});
