import { describeForm } from '@playloom/editor-core';
import { catalog } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { sayUnused } from './sayUnused.ts';

it.each([
  ['shop', catalog.actions.openShop],
  ['dialogue', catalog.actions.openDialogue],
] as const)('says of a %s that nobody can open how players come to it', (target, action) => {
  const words = sayUnused(target);
  for (const kind of ['units', 'props'] as const) {
    const section = describeForm(kind).find(({ fields }) =>
      fields.some(({ path }) => path.at(-1) === target),
    );
    expect(words).toContain(section!.title);
  }
  const [said] = action.sentence.toLowerCase().split('{');
  expect(words).toContain(said!.trim());
});

it('says of everything else that it may go', () => {
  expect(sayUnused('itemType')).toContain('deleted without harm');
});
