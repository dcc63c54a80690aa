import { describe, expect, it } from 'vitest';
import { readCollaborators } from './readCollaborators.ts';
import { readEditorRequest } from '../readEditorRequest.ts';

describe('people in a game', () => {
  const ida = {
    user: { id: 'a', name: 'Ida' },
    presence: { place: { kind: 'map' }, pointer: { x: 1, y: 2 } },
  };
  const mika = { user: { id: 'b', name: 'Mika' } };

  it('have one color each, the same in every browser and in all their tabs', () => {
    const seenByIda = readCollaborators(
      new Map([
        [1, ida],
        [2, mika],
        [3, mika],
      ]),
      1,
    );
    const seenByMika = readCollaborators(
      new Map([
        [3, mika],
        [2, mika],
        [1, ida],
      ]),
      3,
    );
    expect(seenByIda.map(({ name }) => name)).toEqual(['Mika', 'Mika']);
    expect(seenByIda[0]?.color).toBe(seenByIda[1]?.color);
    expect(seenByMika.find(({ name }) => name === 'Mika')?.color).toBe(seenByIda[0]?.color);
    expect(seenByMika.find(({ name }) => name === 'Ida')?.color).not.toBe(seenByIda[0]?.color);
  });

  it('are read defensively, because other browsers write them', () => {
    const odd = {
      user: { id: 'c', name: 'Odd' },
      presence: { place: 7, pointer: { x: 'no' }, selection: [1, 'x'] },
    };
    const people = readCollaborators(
      new Map<number, Record<string, unknown>>([
        [1, odd],
        [2, {}],
        [3, { user: 'x' }],
      ]),
      9,
    );
    expect(people).toMatchObject([
      { name: 'Odd', place: null, pointer: null, doing: null, selection: ['x'] },
    ]);
  });
});

it('reads from the address which game to open', () => {
  expect(readEditorRequest(new URLSearchParams('game=moat&tour=true'))).toEqual({
    kind: 'stored',
    name: 'moat',
  });
  expect(readEditorRequest(new URLSearchParams('local=x'))).toEqual({ kind: 'local', name: 'x' });
  expect(readEditorRequest(new URLSearchParams('starter=blank'))).toEqual({ kind: 'starter', name: 'blank' });
  expect(readEditorRequest(new URLSearchParams('tour=true&game='))).toBeNull();
});
