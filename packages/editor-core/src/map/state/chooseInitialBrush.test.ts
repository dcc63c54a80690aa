import { createDraftUpdate, openDraft } from '@playloom/draft';
import { type GameInput, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../../editor/createEditor.ts';
import type { Editor } from '../../editor/Editor.ts';
import { runCommand } from '../../history/runCommand.ts';
import { createPaintCommand } from '../commands/tiles.ts';
import { createMapEditor } from './createMapEditor.ts';

type Layers = NonNullable<NonNullable<GameInput['map']>['layers']>;

function openEditor(layers: Layers): Editor {
  const tileSets = [{ id: 'plain', count: 8, firstId: 1 }];
  const map = { width: 10, height: 10, tileSets, layers };
  const parsed = parseGame({ format: 1, settings: { title: 'Field' }, map } satisfies GameInput);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const person = { id: 'ida', name: 'Ida' };
  return createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 });
}

/**
 * Opens a map editor after painting the given number of each tile on each layer, from the first cell on. Returns the
 * initial brush.
 */
function chooseOn(
  layers: Layers,
  painted: { readonly [layer: string]: readonly (readonly [number, number])[] },
) {
  const editor = openEditor(layers);
  for (const [layer, tiles] of Object.entries(painted)) {
    const row = tiles.flatMap(([tile, times]) => Array.from({ length: times }, () => tile));
    const cells = row.map((tile, at) => [at % 10, Math.floor(at / 10), tile] as const);
    runCommand(editor, createPaintCommand(editor, layer, cells, { verb: 'Paint' }));
  }
  const { layer, stamp } = createMapEditor(editor).state.get();
  return { layer, tiles: stamp.cells };
}

describe('[ED-02:part] the initial brush', () => {
  it('is on the topmost non-empty layer below the units, with a tile of that layer', () => {
    const layers = [
      { id: 'ground', depth: -9 },
      { id: 'plants', depth: -7 },
      { id: 'paths', depth: -8 },
      { id: 'empty', depth: -6 },
      { id: 'locked', depth: -5, isLocked: true },
      { id: 'hidden', depth: -4, isVisible: false },
      { id: 'roofs', depth: 5 },
    ];
    const some = [
      [3, 2],
      [6, 4],
    ] as const;
    const painted = {
      ground: [[1, 100]],
      plants: some,
      paths: [[2, 9]],
      locked: [[2, 1]],
      hidden: [[2, 1]],
      roofs: [[4, 1]],
    } as const;
    expect(chooseOn(layers, painted)).toEqual({ layer: 'plants', tiles: [6] });
  });

  it('uses a tile that does not cover the layer already', () => {
    expect(
      chooseOn([{ id: 'ground' }], {
        ground: [
          [1, 60],
          [2, 39],
          [4, 1],
        ],
      }),
    ).toEqual({ layer: 'ground', tiles: [3] });
  });

  it('is on the ground of an empty map, with the first tile', () => {
    expect(chooseOn([{ id: 'ground' }, { id: 'walls' }], {})).toEqual({ layer: 'ground', tiles: [1] });
  });
});
