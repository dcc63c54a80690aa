import { expect, it, vi } from 'vitest';
import { mergeSlotProps } from './mergeSlotProps.ts';

it('joins classes and lets the child win elsewhere', () => {
  expect(mergeSlotProps({ className: 'a', id: 'slot', title: 't' }, { className: 'b', id: 'child' })).toEqual(
    {
      className: 'a b',
      id: 'child',
      title: 't',
    },
  );
});

it('runs both handlers, the child’s first', () => {
  const order: string[] = [];
  const outer = vi.fn<(event: string) => void>(() => void order.push('outer'));
  const own = vi.fn<(event: string) => void>(() => void order.push('own'));
  (mergeSlotProps({ onClick: outer }, { onClick: own }).onClick as (event: string) => void)('press');
  expect(order).toEqual(['own', 'outer']);
  expect(own).toHaveBeenCalledWith('press');
  expect(outer).toHaveBeenCalledWith('press');
});
