import { effect, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { selectSlice } from './selectSlice.ts';

describe('a slice of the state', () => {
  it('changes only when its data does', () => {
    const state = signal({ tick: 1, own: { items: [{ name: 'axe', count: 1 }] } });
    const slice = selectSlice(state, ({ own }) => own.items.map(({ count }) => ({ count })));
    const seen: unknown[] = [];
    const stop = effect(() => {
      seen.push(slice.value);
    });
    state.value = { tick: 2, own: { items: [{ name: 'axe', count: 1 }] } };
    state.value = { tick: 3, own: { items: [{ name: 'bow', count: 1 }] } };
    expect(seen).toHaveLength(1);
    state.value = { tick: 4, own: { items: [{ name: 'bow', count: 2 }] } };
    expect(seen).toEqual([[{ count: 1 }], [{ count: 2 }]]);
    stop();
  });
});
