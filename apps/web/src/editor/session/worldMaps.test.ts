import type { ApiClient, WorldMap } from '@playloom/api-contract';
import { readPart } from '@playloom/draft';
import { setSlot } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { run } from '../rules/desk/acts.ts';
import { createRulesDesk, findCurrent } from '../rules/desk/RulesDesk.ts';
import { createTestSession } from '../testing/createTestSession.ts';
import { askWorldMaps, worldMapsOf } from './worldMaps.ts';

const IDENTITY = { kind: 'stored', gameId: 'g1', gameSlug: 'harbour', role: 'owner', release: 1 } as const;
const GAME: Json = {
  format: 1,
  settings: { title: 'Harbour' },
  world: { maps: { island: { name: 'Island' } } },
  rules: [
    {
      id: 'boat',
      name: 'Boat',
      when: { when: 'playerJoins' },
      do: [{ do: 'sendPlayerToMap', player: { get: 'triggeringPlayer' }, map: 'island' }],
    },
  ],
};

function answerWith(maps: readonly [id: string, map: string, title: string][]): Partial<ApiClient> {
  const listed = maps.map(([_id, map, title]) => ({ _id, map, title }) as WorldMap);
  return {
    readGameWorld: async () => ({ data: { world: { maps: listed } } }),
  } as unknown as Partial<ApiClient>;
}

it('[EN-08:part] knows the other maps of the world, and a rule that leads to one names it in the game', async () => {
  const api = answerWith([
    ['g1', 'harbour', 'Harbour'],
    ['g2', 'cave', 'Deep cave'],
  ]);
  const session = createTestSession(GAME, { identity: IDENTITY, api });
  await askWorldMaps(session);
  expect(worldMapsOf(session).get()).toEqual([{ id: 'cave', name: 'Deep cave' }]);

  const desk = createRulesDesk(session);
  desk.shown.set([['rules', 'boat']]);
  const { tree, lines } = findCurrent(desk, { tree: 'rules/boat', line: null, slot: -1 })!;
  const line = lines.find(({ kind }) => kind === 'action')!;
  expect(run(desk, setSlot(tree, line, ['map'], 'cave'))).toBe(true);
  expect(readPart(session.editor.draft, ['world', 'maps'])).toEqual({
    island: { name: 'Island' },
    cave: { name: 'Deep cave' },
  });
  session.destroy();
});

it('keeps what it knows while nobody answers, and asks nobody for a game without an account', async () => {
  const api = answerWith([['g2', 'cave', 'Deep cave']]);
  const session = createTestSession(GAME, { identity: IDENTITY, api });
  await askWorldMaps(session);
  api.readGameWorld = () => Promise.reject(new Error('offline'));
  await askWorldMaps(session);
  expect(worldMapsOf(session).get()).toEqual([{ id: 'cave', name: 'Deep cave' }]);
  session.destroy();

  const local = createTestSession(GAME, { api });
  await askWorldMaps(local);
  expect(worldMapsOf(local).get()).toBeNull();
  local.destroy();
});
