import { describeForm } from '@playloom/editor-core';
import { catalog } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { describeUnused } from './describeUnused.ts';

it.each([
  ['shop', catalog.actions.openShop],
  ['dialogue', catalog.actions.openDialogue],
] as const)('says of a %s that nobody can open how players come to it', (target, action) => {
  const words = describeUnused(target);
  for (const kind of ['units', 'props'] as const) {
    const section = describeForm(kind).find(({ fields }) =>
      fields.some(({ path }) => path.at(-1) === target),
    );
    expect(words).toContain(section!.title);
  }
  const [phrase] = action.sentence.toLowerCase().split('{');
  expect(words).toContain(phrase!.trim());
});

it('says of everything else that it may go', () => {
  expect(describeUnused('itemType')).toContain('deleted without harm');
});
