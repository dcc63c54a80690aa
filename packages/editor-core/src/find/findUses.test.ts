import { createDraftUpdate, openDraft } from '@playloom/draft';
import { type GameInput, parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { findUses } from './findUses.ts';

const input = {
  format: 1,
  settings: { title: 'Uses', players: { unit: 'duck' } },
  map: { entities: [{ id: 'd1', kind: 'unit', type: 'duck', x: 1, y: 1 }] },
  types: {
    units: { duck: { name: 'Duck', attributes: { health: {} } }, fox: { name: 'Fox' } },
    attributes: { health: { name: 'Health', role: 'health' } },
    teams: { coral: { name: 'Coral', unit: 'duck' } },
  },
  rules: [
    {
      id: 'r1',
      name: 'Hunt',
      when: { when: 'unitDies', unitType: 'duck' },
      do: [
        {
          do: 'ifThen',
          condition: { get: 'isOfType', unit: { get: 'triggeringUnit' }, unitType: 'duck' },
          then: [
            { do: 'changeAttribute', entity: { get: 'triggeringUnit' }, attribute: 'health', amount: 1 },
          ],
        },
      ],
    },
  ],
  scripts: { world: { name: 'World', files: { 'initialize.ts': "// a duck\nspawn('duck');\n" } } },
} as unknown as GameInput;

it('[ED-04:part] finds all uses: types, the map, nested rules, scripts', () => {
  const parsed = parseGame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const game = parsed.value;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(game));
  const draft = openDraft(doc);
  const paths = (target: Parameters<typeof findUses>[2], id: string) =>
    findUses(draft, game, target, id).map((use) => use.path);
  expect(paths('unitType', 'duck')).toEqual([
    'settings.players.unit',
    'types.teams.coral.unit',
    'map.entities[0]',
    'rules[0].when.unitType',
    'rules[0].do[0].condition.unitType',
    'scripts.world.files["initialize.ts"]:2',
  ]);
  expect(paths('attribute', 'health')).toEqual([
    'types.units.duck.attributes.health',
    'rules[0].do[0].then[0].attribute',
  ]);
  expect(paths('unitType', 'fox')).toEqual([]);
  expect(findUses(draft, game, 'unitType', 'duck').map(({ location }) => location.kind)).toEqual([
    'settings',
    'type',
    'map',
    'rules',
    'rules',
    'script',
  ]);
});
