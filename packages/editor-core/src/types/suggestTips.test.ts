import { createDraftUpdate, openDraft, readDraftGame } from '@playloom/draft';
import { type GameInput, parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { suggestTips } from './suggestTips.ts';

/** Suggests tips for a unit, checks that they fit the game, and returns text and condition of each. */
function suggest(unit: object, rest: { readonly [Part in keyof GameInput]?: unknown } = {}): string[] {
  const { types, ...others } = rest as { types?: object };
  const input = {
    format: 1,
    settings: { title: 'Tips', players: { unit: 'hero' } },
    types: { units: { hero: { name: 'Hero', ...unit } }, items: { club: { name: 'Club' } }, ...types },
    ...others,
  };
  const parsed = parseGame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const tips = suggestTips(readDraftGame(openDraft(doc)));
  expect(parseGame({ ...input, settings: { ...input.settings, tips } }).ok).toBe(true);
  return tips.map(({ text, done }) => `${String(text)} (${(done as { kind: string }).kind})`);
}

it('[TIP-04:part] suggests tips for the controls of the unit that players get', () => {
  const inventory = { size: 2, startItems: [{ item: 'club' }] };
  expect(suggest({ controls: { scheme: 'wasd' }, inventory })).toEqual([
    'Move (moves)',
    'Attack (attacks)',
    'Pick up an item (picks-up)',
  ]);
  const sign = { sign: { name: 'Sign', interaction: { hint: 'Read' } } };
  expect(suggest({ controls: { scheme: 'platformer' } }, { types: { props: sign } })).toEqual([
    'Run (moves)',
    'Jump (jumps)',
    'Look for something to use (interacts)',
  ]);
  const dash = {
    key: 'shift',
    press: { kind: 'run-rule', rule: 'dash' },
    touchButton: { label: 'Dash', x: 1, y: 1 },
  };
  const rules = [{ id: 'dash', name: 'Dash', when: { when: 'ruleIsRun' } }];
  expect(suggest({ controls: { scheme: 'vehicle', keys: [dash] } }, { rules })).toEqual([
    'Drive (moves)',
    'Dash (presses-key)',
  ]);
  expect(suggest({ controls: { scheme: 'none' } })).toEqual([]);
});

it('[TIP-04:part] suggests nothing while players get no unit', () => {
  expect(suggest({}, { settings: { title: 'Tips' } } as never)).toEqual([]);
});
