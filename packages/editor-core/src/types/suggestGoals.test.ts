import { createDraftUpdate, openDraft, readDraftGame } from '@playloom/draft';
import { parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { suggestGoals } from './suggestGoals.ts';

/** Suggests goals, checks that the game is valid with them, and returns their conditions. */
function suggest(settings: object, rest: object = {}): string[] {
  const input = { format: 1, settings: { title: 'Game', ...settings }, ...rest };
  const parsed = parseGame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const goals = suggestGoals(readDraftGame(openDraft(doc)));
  expect(parseGame({ ...input, settings: { ...input.settings, goals } }).ok).toBe(true);
  return goals.map(({ period, done }) => `${String(period)} ${(done as { kind: string }).kind}`);
}

it('[GOAL-05:part] suggests daily and weekly goals for what happens in the game', () => {
  expect(suggest({})).toEqual(['daily seconds', 'weekly seconds']);
  expect(suggest({ match: { isEnabled: true } })).toEqual([
    'daily seconds',
    'daily finishes',
    'daily wins',
    'weekly seconds',
    'weekly finishes',
    'weekly wins',
  ]);
  const types = {
    units: { hero: { name: 'Hero', inventory: { size: 2 } } },
    items: { club: { name: 'Club', weapon: { kind: 'melee' } } },
  };
  expect(suggest({ players: { unit: 'hero' } }, { types })).toEqual([
    'daily seconds',
    'daily kills',
    'daily picks-up',
    'weekly seconds',
    'weekly kills',
    'weekly picks-up',
  ]);
});
