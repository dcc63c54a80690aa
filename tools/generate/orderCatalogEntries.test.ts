import { expect, it } from 'vitest';
import { orderCatalogEntries } from './orderCatalogEntries.ts';

const INDEX = `export const actions = {
  ...others,
  wait,
  heal,
  dealDamage,
  teleport,
} as const;
`;

function order(...paths: string[]): string[] {
  const files = paths.map((path) => ({ category: path.split('/')[0]!, name: path.split('/')[1]! }));
  return orderCatalogEntries(files, INDEX).map(({ name }) => name);
}

it('keeps the order of the index, and leaves out entries without a file', () => {
  expect(order('combat/dealDamage', 'combat/heal', 'flow/wait')).toEqual(['wait', 'heal', 'dealDamage']);
});

it('adds a new entry after the last one of its category, and a new category at the end', () => {
  const known = ['combat/dealDamage', 'combat/heal', 'flow/wait', 'movement/teleport'];
  expect(order('camera/shake', 'combat/stun', 'combat/burn', ...known)).toEqual([
    'wait',
    'heal',
    'dealDamage',
    'burn',
    'stun',
    'teleport',
    'shake',
  ]);
});
