import { type CellChange, createDraft, foldTiles, materialise, openDraft, readCell } from '@playloom/draft';
import { limits, parseGame } from '@playloom/game-format';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../createEditor.ts';
import type { Editor } from '../Editor.ts';
import { redo, runCommand, undo } from '../runCommand.ts';

/** A chunk and a little of those beside it. */
const SIDE = limits.CHUNK_SIZE + 4;
const LAYER = 'ground';

type Act =
  | {
      readonly kind: 'paint';
      readonly box: readonly [x: number, y: number, width: number, height: number];
      /** Leaves out cells of this rest, so that strokes lie between each other. */
      readonly rest: number;
      readonly cell: number;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

const start = fc.nat(8);
const length = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 20, max: SIDE }));
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('paint' as const),
      box: fc.tuple(start, start, length, length),
      rest: fc.integer({ min: 0, max: 5 }),
      cell: fc.nat(6),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redo' as const) }) },
);
const acts = fc.array(act, { maxLength: 5 });
/** What two people do without hearing of each other; meanwhile the draft may be folded where it is stored. */
const rounds = fc.array(fc.record({ one: acts, other: acts, isFolded: fc.boolean() }), { maxLength: 5 });

it('[ED-12:part] two people who paint, undo and redo in one chunk, however much, keep all their tiles', () => {
  fc.assert(
    fc.property(rounds, (played) => {
      const [one, other] = [openPainter(), openPainter()];
      for (const round of played) {
        const stored = round.isFolded ? foldCopy(one.editor) : null;
        // A fold takes undo away: beside it only those paint who did not hear of it yet.
        const [ones, others] = round.isFolded
          ? [round.one, round.other].map((list) => list.filter(({ kind }) => kind === 'paint'))
          : [round.one, round.other];
        const touched = [perform(one, ones!), perform(other, others!)] as const;
        const seen = [readMap(one.editor), readMap(other.editor)] as const;
        meet([one.editor.draft.doc, other.editor.draft.doc, ...(stored === null ? [] : [stored])]);
        const together = readMap(one.editor);
        if (round.isFolded) [one, other].forEach(({ editor }) => editor.undoManager.clear());
        expect(readMap(other.editor)).toEqual(together);
        expect(materialise(other.editor.draft)).toEqual(materialise(one.editor.draft));
        // Where both painted the same cell, something that one of them painted there stands.
        const lost = together.flatMap((cell, place) => {
          if (touched[0].has(place) && touched[1].has(place)) return [];
          const wanted = seen[touched[1].has(place) ? 1 : 0][place];
          return cell === wanted ? [] : [{ place, cell, wanted }];
        });
        expect(lost).toEqual([]);
      }
    }),
    { numRuns: inject('long') ? 400 : 25 },
  );
});

interface Painter {
  readonly editor: Editor;
  /** Places of every step that can be taken back, and of those that were. */
  readonly done: number[][];
  readonly undone: number[][];
}

function openPainter(): Painter {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes);
  const person = { id: 'x', name: 'X' };
  const editor = createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 1 });
  return { editor, done: [], undone: [] };
}

const bytes = createLawn();

function createLawn(): Uint8Array {
  const layer = { id: LAYER, name: 'Ground' };
  const parsed = parseGame({
    format: 1,
    settings: { title: 'Lawn', players: { unit: 'hero' } },
    map: { width: 64, height: 64, layers: [layer] },
    types: { units: { hero: { name: 'Hero' } } },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return createDraft(parsed.value);
}

/** The places that were touched. */
function perform({ editor, done, undone }: Painter, list: readonly Act[]): ReadonlySet<number> {
  const touched = new Set<number>();
  const note = (places: readonly number[]) => places.forEach((place) => touched.add(place));
  for (const each of list) {
    const { undoStack, redoStack } = editor.undoManager;
    const [before, after] = [undoStack.length, redoStack.length];
    // Those of before a fold cannot be taken back any more.
    done.splice(0, done.length - before);
    undone.splice(0, undone.length - after);
    if (each.kind === 'paint') {
      const cells = listCells(each);
      runCommand(editor, { label: 'Paint', edits: [{ kind: 'paint', layer: LAYER, cells }] });
      const places = cells.map(([x, y]) => y * SIDE + x);
      if (editor.undoManager.undoStack.length > before) done.push(places);
      undone.splice(0, undone.length - editor.undoManager.redoStack.length);
      note(places);
    } else if (each.kind === 'undo') {
      undo(editor);
      // Steps that others painted over are passed by on the way to one that can be taken back.
      const gone = done.splice(editor.undoManager.undoStack.length);
      undone.push(...gone.slice(0, editor.undoManager.redoStack.length - after));
      gone.forEach(note);
    } else {
      redo(editor);
      const gone = undone.splice(editor.undoManager.redoStack.length);
      done.push(...gone.slice(0, editor.undoManager.undoStack.length - before));
      gone.forEach(note);
    }
  }
  return touched;
}

function listCells({ box: [left, top, width, height], rest, cell }: Extract<Act, { kind: 'paint' }>) {
  const cells: CellChange[] = [];
  for (let y = top; y < Math.min(top + height, SIDE); y++) {
    for (let x = left; x < Math.min(left + width, SIDE); x++)
      if ((x + y) % 6 !== rest) cells.push([x, y, cell]);
  }
  return cells;
}

function readMap({ draft }: Editor): readonly number[] {
  return Array.from({ length: SIDE * SIDE }, (_, place) =>
    readCell(draft.tiles, LAYER, place % SIDE, Math.floor(place / SIDE)),
  );
}

function foldCopy({ draft }: Editor): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(draft.doc));
  const { tiles } = openDraft(doc);
  doc.transact(() => foldTiles(tiles));
  return doc;
}

/** Everybody hears of everything: to the first and back. */
function meet([first, ...rest]: readonly Y.Doc[]): void {
  const tell = (from: Y.Doc, to: Y.Doc) =>
    Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)));
  for (const doc of rest) tell(doc, first!);
  for (const doc of rest) tell(first!, doc);
}
