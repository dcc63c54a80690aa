import { createDraftUpdate, openDraft } from '@playloom/draft';
import { createEditor, listTreeRows, runCommand, searchGame, undo } from '@playloom/editor-core';
import { compileGame, createWorld, loadPhysics, tick } from '@playloom/engine';
import { type Game, parseGame } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { createBigGame } from './bigGame.ts';

const STROKE = 200;
const TICKS = 80;

function edit(game: Game) {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(game));
  const person = { id: 'ada', name: 'Ada' };
  return { doc, editor: createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 }) };
}

/** Paints a fixed set of cells and returns the bytes that are sent to other editors. */
function countStroke(game: Game): number {
  const { doc, editor } = edit(game);
  const layer = game.map.layers[0]!.id;
  const updates: number[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update.length));
  const cells = Array.from({ length: STROKE }, (_, at) => [at % 20, Math.floor(at / 20), 2] as const);
  runCommand(editor, { label: 'Paint', edits: [{ kind: 'paint', layer, cells }] });
  return updates.reduce((sum, bytes) => sum + bytes, 0);
}

/** `npm run bench editorOpen editorStroke editorSearch editorPlay` measures the speed in a browser. */
describe('[ED-16] a game of 512 × 512 × 5 tiles, 500 types and 1,000 rules', () => {
  let big: Game;
  beforeAll(() => {
    big = createBigGame();
  });

  it('has that size', () => {
    expect([big.map.width, big.map.height, big.map.layers.length]).toEqual([512, 512, 5]);
    expect([Object.keys(big.types.units).length, big.rules.length]).toEqual([500, 1000]);
  });

  it('opens completely, and a change leaves everything else identical', () => {
    const { editor } = edit(big);
    const before = editor.game.get();
    expect(parseGame(before).ok).toBe(true);
    const path = ['types', 'units', 'unit-7', 'body', 'width'];
    runCommand(editor, { label: 'Change width', edits: [{ kind: 'set', path, value: 2 }] });
    const after = editor.game.get();
    // Unchanged parts must be the same objects, because lists, forms and checks skip those.
    expect([after.rules === before.rules, after.map === before.map]).toEqual([true, true]);
    expect(after.types.units['unit-8']).toBe(before.types.units['unit-8']);
    expect(undo(editor)).not.toBeNull();
  });

  it('costs as much to paint as the blank one', () => {
    // Cells that already have the tile are not sent, and layer names are longer, so bytes differ slightly.
    expect(countStroke(big)).toBeLessThan(countStroke(loadGame('blank')) * 2);
  });

  it('can be searched by name, completely and in its tree', () => {
    const game = edit(big).editor.game.get();
    expect(searchGame(game, 'unit 499')[0]?.location).toEqual({ kind: 'type', of: 'units', id: 'unit-499' });
    expect(listTreeRows(game, new Set(), 'unit 499').some(({ label }) => label === 'Unit 499')).toBe(true);
  });

  it('can be played', async () => {
    await loadPhysics();
    const world = createWorld({ game: compileGame(big), seed: 1 });
    for (let count = 0; count < TICKS; count += 1) tick(world, []);
    expect(world.tick).toBe(TICKS);
  });
});
