import { createClientProjection } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { findInteractionHint } from '../present/findInteractionHint.ts';
import { addVisibleEntity, createTestSession, makeOwnUnit } from '../testing/createTestSession.ts';
import { findPrompt } from './findPrompt.ts';

const GAME = {
  settings: { hud: { hasPrompts: true } },
  types: {
    units: {
      hero: { name: 'Hero', inventory: { size: 2 } },
      guard: { name: 'Guard', interaction: { dialogue: 'greeting', hint: 'Talk to him' } },
      lost: { name: 'Lost', interaction: { hint: 'Bring wood here' } },
    },
    props: {
      door: { name: 'Door', interaction: { prompt: 'Open' } },
      stone: { name: 'Stone', interaction: { dialogue: 'greeting' } },
      lever: { name: 'Lever', interaction: { rule: 'welcome' } },
    },
    items: { gem: { name: 'Gem', pickUp: 'key' }, coin: { name: 'Coin' } },
    dialogues: { greeting: { name: 'Greeting', start: 'a', nodes: { a: { text: 'Hi' } } } },
  },
  rules: [{ id: 'welcome', name: 'Welcome', when: { when: 'ruleIsRun' }, do: [] }],
};

function readPrompt(near: { kind: 'unit' | 'prop' | 'item'; type: string }, hasPrompts = true) {
  const session = createTestSession({ ...GAME, settings: { hud: { hasPrompts } } });
  // Clients play the projected game, which has no rules.
  Object.assign(session.game, createClientProjection(session.game));
  const { id } = makeOwnUnit(session, addVisibleEntity(session, { x: 5, y: 5 }));
  addVisibleEntity(session, { ...near, x: 5.6, y: 5 });
  const own = { id, x: 5, y: 5, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
  const prompt = findPrompt(session, own);
  return [prompt?.text ?? null, prompt?.key ?? null, findInteractionHint(session, own)?.text ?? null];
}

it('[DIR-04:part] says what the nearest thing is for, in place of its hint', () => {
  expect(readPrompt({ kind: 'unit', type: 'guard' })).toEqual(['Talk', 'e', null]);
  expect(readPrompt({ kind: 'prop', type: 'stone' })).toEqual(['Look', 'e', null]);
  expect(readPrompt({ kind: 'prop', type: 'door' })).toEqual(['Open', 'e', null]);
  expect(readPrompt({ kind: 'prop', type: 'lever' })).toEqual(['Use', 'e', null]);
  expect(readPrompt({ kind: 'item', type: 'gem' })).toEqual(['Pick up Gem', 'e', null]);
  expect(readPrompt({ kind: 'item', type: 'coin' })).toEqual([null, null, null]);
});

it('[DIR-04:part] leaves a hint that is not about the key, and games without prompts', () => {
  expect(readPrompt({ kind: 'unit', type: 'lost' })).toEqual([null, null, 'Bring wood here']);
  expect(readPrompt({ kind: 'unit', type: 'guard' }, false)).toEqual([null, null, 'Talk to him']);
});
