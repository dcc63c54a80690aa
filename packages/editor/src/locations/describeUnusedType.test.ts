import { describeForm } from '@playloom/editor-core';
import { catalog } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { describeUnusedType } from './describeUnusedType.ts';

it.each([
  ['shop', catalog.actions.openShop],
  ['dialogue', catalog.actions.openDialogue],
] as const)('explains how players can open an unused %s', (target, action) => {
  const words = describeUnusedType(target);
  for (const kind of ['units', 'props'] as const) {
    const section = describeForm(kind).find(({ fields }) =>
      fields.some(({ path }) => path.at(-1) === target),
    );
    expect(words).toContain(section!.title);
  }
  const [phrase] = action.sentence.toLowerCase().split('{');
  expect(words).toContain(phrase!.trim());
});

it('says that anything else unused can be deleted', () => {
  expect(describeUnusedType('itemType')).toContain('can be deleted safely');
});
