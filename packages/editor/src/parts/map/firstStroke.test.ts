import { materialize, readDraftCell } from '@playloom/draft';
import { createMapEditor, handleMapPointer, undo } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';

it('[ED-02:part] shows the first stroke anywhere in the blank starter, and undoes it', () => {
  const file = new URL('../../../../../games/blank/game.json', import.meta.url);
  const session = createTestEditorSession(JSON.parse(readFileSync(file, 'utf8')) as Json);
  const { editor } = session;
  const map = createMapEditor(editor);
  const before = JSON.stringify(materialize(editor.draft));
  const { width, height, layers } = editor.game.get().map;
  const see = (x: number, y: number) =>
    layers.map(({ id }) => readDraftCell(editor.draft.tiles, id, x, y)).findLast((cell) => cell !== 0);
  map.state.update((state) => ({ ...state, tool: 'brush' }));
  let unseen = 0;
  for (let cell = 0; cell < width * height; cell += 1) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const pointer = { x: x + 0.5, y: y + 0.5, isShift: false, isAlt: false, isMod: false };
    const seen = see(x, y);
    handleMapPointer(map, 'down', pointer);
    handleMapPointer(map, 'up', pointer);
    if (see(x, y) === seen) unseen += 1;
    else undo(editor);
  }
  // Painting changes nothing in the four cells that already have these flowers.
  expect(unseen).toBe(4);
  expect(JSON.stringify(materialize(editor.draft))).toBe(before);
  session.destroy();
});
