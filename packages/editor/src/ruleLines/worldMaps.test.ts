import type { ApiClient, WorldMap } from '@playloom/api-contract';
import { readPart } from '@playloom/draft';
import { setSlotValue } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { runRuleCommand } from './state/ruleLineActions.ts';
import { createRulesEditorState, findRuleSelection } from './state/RulesEditorState.ts';
import { createTestEditorSession } from '../testing/createTestEditorSession.ts';
import { fetchWorldMaps } from '../session/fetchWorldMaps.ts';

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

it('[EN-08:part] lists the other maps of the world, and a rule that uses one adds it to the game', async () => {
  const api = answerWith([
    ['g1', 'harbour', 'Harbour'],
    ['g2', 'cave', 'Deep cave'],
  ]);
  const session = createTestEditorSession(GAME, { identity: IDENTITY, api });
  await fetchWorldMaps(session);
  expect(session.worldMaps.get()).toEqual([{ id: 'cave', name: 'Deep cave' }]);

  const editorState = createRulesEditorState(session);
  editorState.shown.set([['rules', 'boat']]);
  const { tree, lines } = findRuleSelection(editorState, { tree: 'rules/boat', line: null, slot: -1 })!;
  const line = lines.find(({ kind }) => kind === 'action')!;
  expect(runRuleCommand(editorState, setSlotValue(tree, line, ['map'], 'cave'))).toBe(true);
  expect(readPart(session.editor.draft, ['world', 'maps'])).toEqual({
    island: { name: 'Island' },
    cave: { name: 'Deep cave' },
  });
  session.destroy();
});

it('keeps its list while the server does not answer, and sends no request for a local game', async () => {
  const api = answerWith([['g2', 'cave', 'Deep cave']]);
  const session = createTestEditorSession(GAME, { identity: IDENTITY, api });
  await fetchWorldMaps(session);
  api.readGameWorld = () => Promise.reject(new Error('offline'));
  await fetchWorldMaps(session);
  expect(session.worldMaps.get()).toEqual([{ id: 'cave', name: 'Deep cave' }]);
  session.destroy();

  const local = createTestEditorSession(GAME, { api });
  await fetchWorldMaps(local);
  expect(local.worldMaps.get()).toBeNull();
  local.destroy();
});
