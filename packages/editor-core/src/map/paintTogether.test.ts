import {
  type CellChange,
  createDraftUpdate,
  compactTiles,
  materialize,
  openDraft,
  readDraftCell,
} from '@playloom/draft';
import { limits, parseGame } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import type { Editor } from '../editor/Editor.ts';
import { redo, runCommand, undo } from '../history/runCommand.ts';

/** The side length of the tested area: one chunk and a small part of its neighbors. */
const SIDE = limits.CHUNK_SIZE + 4;
const LAYER = 'ground';
const SERVER = 0;

/** A value painted in a cell, and the earlier writes to this cell that the user had seen before. */
interface Write {
  readonly value: number;
  readonly over: ReadonlySet<Write>;
}

type Writes = ReadonlyMap<number, ReadonlySet<Write>>;
type Stroke = ReadonlyMap<number, readonly [before: number, after: number]>;

/**
 * A client that has the draft open. It is offline until it is synced. The first peer is the server, which only compacts
 * tiles.
 */
interface Peer {
  readonly editor: Editor;
  /** For each cell, all writes that this peer has made or received. */
  readonly writes: Map<number, ReadonlySet<Write>>;
  readonly done: Stroke[];
  readonly undone: Stroke[];
}

type Act =
  | { readonly kind: 'paint'; readonly box: Box; readonly rest: number; readonly cell: number }
  | { readonly kind: 'undo' | 'redo' | 'sync' | 'fold' };
type Box = readonly [x: number, y: number, width: number, height: number];

const start = fc.nat(8);
const length = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 20, max: SIDE }));
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('paint' as const),
      box: fc.tuple(start, start, length, length),
      /** Cells whose `(x + y) % 6` has this value are skipped, so that strokes overlap only partially. */
      rest: fc.integer({ min: 0, max: 5 }),
      cell: fc.nat(6),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'undo' as const,
        'undo' as const,
        'redo' as const,
        'sync' as const,
        'fold' as const,
      ),
    }),
  },
);
const acts = fc.array(fc.record({ who: fc.integer({ min: 1, max: 3 }), act }), { maxLength: 40 });
/** Client ids of the peers. Yjs orders concurrent changes by these ids. */
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 4, maxLength: 4 });

it('[ED-12:part] three people who paint, undo and redo, online or offline, while the server folds, see the same map with the last painted tiles', () => {
  fc.assert(
    fc.property(numbers, acts, (ids, played) => {
      const peers = ids.map(openPeer);
      const server = peers[SERVER]!;
      for (const { who, act: each } of played) {
        const peer = peers[who]!;
        if (each.kind === 'fold') fold(server);
        else if (each.kind === 'sync') sync(peer, server);
        else perform(peer, each);
      }
      for (const peer of [...peers, ...peers].slice(1)) sync(peer, server);
      const later = openPeer(100);
      sync(later, server);
      for (const { editor } of [...peers, later]) {
        expectMap(editor, readMap(server.editor));
        expect(materialize(editor.draft)).toEqual(materialize(server.editor.draft));
      }
    }),
    { numRuns: inject('long') ? 1000 : 30 },
  );
});

describe('[ED-09:part] undo while offline', () => {
  it.each([
    ['a small stroke', [4, 4, 3, 2]],
    ['a large one', [0, 0, 30, 30]],
  ] as const)('of %s works although the server folded it meanwhile', (_, box) => {
    const [server, peer] = [openPeer(1), openPeer(2)];
    perform(peer, { kind: 'paint', box: [3, 4, 5, 1], rest: 9, cell: 1 });
    perform(peer, { kind: 'paint', box, rest: 9, cell: 2 });
    const painted = readMap(peer.editor);
    sync(peer, server);
    perform(peer, { kind: 'undo' });
    const before = readMap(peer.editor);
    fold(server);
    sync(peer, server);
    expect(readMap(server.editor)).toEqual(before);
    fold(server);
    sync(peer, server);
    perform(peer, { kind: 'redo' });
    fold(server);
    sync(peer, server);
    expect(readMap(server.editor)).toEqual(painted);
    perform(peer, { kind: 'undo' });
    perform(peer, { kind: 'undo' });
    expect(readMap(peer.editor)).toEqual(readMap(openPeer(3).editor));
  });
});

it('[ED-12:part] two people who paint one cell at once never see a value that one of them painted over', () => {
  for (const [one, other] of [
    [2, 3],
    [3, 2],
  ] as const) {
    const [server, ida, mika] = [openPeer(1), openPeer(one), openPeer(other)];
    perform(ida, { kind: 'paint', box: [0, 0, 30, 30], rest: 9, cell: 1 });
    perform(ida, { kind: 'paint', box: [4, 4, 1, 1], rest: 9, cell: 2 });
    perform(mika, { kind: 'paint', box: [4, 4, 1, 1], rest: 9, cell: 3 });
    sync(ida, server);
    sync(mika, server);
    expect([2, 3]).toContain(readDraftCell(server.editor.draft.tiles, LAYER, 4, 4));
  }
});

it('reads drafts in which everyone painted under one name', () => {
  const { editor } = openPeer(2);
  const { doc, tiles } = editor.draft;
  runCommand(editor, {
    label: 'Fill',
    edits: [{ kind: 'paint', layer: LAYER, cells: listCells([0, 0, 30, 30], 9, 1) }],
  });
  doc.transact(() => {
    tiles.cells.set('ground/1,1', 65_536 + 5);
    tiles.cells.set('ground/2,2', 5);
    tiles.cells.set('ground/33,2', 6);
  });
  const read = () => [
    readDraftCell(tiles, LAYER, 1, 1),
    readDraftCell(tiles, LAYER, 2, 2),
    readDraftCell(tiles, LAYER, 33, 2),
  ];
  expect(read()).toEqual([5, 1, 6]);
  const again = new Y.Doc();
  Y.applyUpdate(again, Y.encodeStateAsUpdate(doc));
  expect(materialize(openDraft(again))).toEqual(materialize(editor.draft));
  perform(
    { editor, writes: new Map(), done: [], undone: [] },
    { kind: 'paint', box: [1, 1, 2, 2], rest: 9, cell: 4 },
  );
  expect(read()).toEqual([4, 4, 6]);
  doc.transact(() => compactTiles(tiles));
  expect([tiles.cells.size, ...read()]).toEqual([0, 4, 4, 6]);
});

function openPeer(number: number): Peer {
  const doc = new Y.Doc();
  doc.clientID = number;
  Y.applyUpdate(doc, bytes);
  const person = { id: 'x', name: 'X' };
  const editor = createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 1 });
  return { editor, writes: new Map(), done: [], undone: [] };
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
  return createDraftUpdate(parsed.value);
}

function perform(peer: Peer, each: Extract<Act, { kind: 'paint' }> | { readonly kind: Act['kind'] }): void {
  const { editor, done, undone } = peer;
  const before = readMap(editor);
  if ('box' in each) {
    const cells = listCells(each.box, each.rest, each.cell);
    runCommand(editor, { label: 'Paint', edits: [{ kind: 'paint', layer: LAYER, cells }] });
    const stroke = paintStroke(peer, before);
    if (stroke.size > 0) undone.length = 0;
    if (stroke.size > 0) done.push(stroke);
    return;
  }
  const [from, to] = each.kind === 'undo' ? [done, undone] : [undone, done];
  // Undo skips strokes that others painted over.
  let wanted: readonly number[] = before;
  while (from.length > 0 && wanted === before) wanted = takeBack(before, from.pop()!);
  if (each.kind === 'undo') undo(editor);
  else redo(editor);
  expectMap(editor, wanted);
  if (wanted !== before) to.push(paintStroke(peer, before));
}

/**
 * Restores the values from before a stroke, except in cells that were painted again since. Returns the same array if
 * nothing changes.
 */
function takeBack(map: readonly number[], stroke: Stroke): readonly number[] {
  const left = [...stroke].filter(([index, [, after]]) => map[index] === after);
  if (left.length === 0) return map;
  const wanted = [...map];
  for (const [index, [value]] of left) wanted[index] = value;
  return wanted;
}

/** Records which cells of a peer's map have changed, as a stroke and as writes. */
function paintStroke({ editor, writes }: Peer, before: readonly number[]): Stroke {
  const stroke = new Map<number, readonly [number, number]>();
  readMap(editor).forEach((value, index) => {
    if (value === before[index]) return;
    stroke.set(index, [before[index]!, value]);
    const over = writes.get(index) ?? new Set();
    writes.set(index, new Set([...over, { value, over }]));
  });
  return stroke;
}

/** The values that a cell may end up with: those that no user painted over after seeing them. */
function listLast(writes: Writes, index: number): readonly number[] {
  const candidates = [...(writes.get(index) ?? [])];
  const last = candidates.filter((one) => !candidates.some(({ over }) => over.has(one)));
  return last.length === 0 ? [0] : last.map(({ value }) => value);
}

function sync(peer: Peer, server: Peer): void {
  const [ours, theirs] = [peer.editor.draft.doc, server.editor.draft.doc];
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(ours, Y.encodeStateVector(theirs)));
  Y.applyUpdate(ours, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(ours)));
  for (const index of new Set([...peer.writes.keys(), ...server.writes.keys()])) {
    const all = new Set([...(peer.writes.get(index) ?? []), ...(server.writes.get(index) ?? [])]);
    for (const { writes } of [peer, server]) writes.set(index, all);
  }
  const map = readMap(server.editor);
  expectMap(peer.editor, map);
  const wrong = map.flatMap((value, index) => {
    const last = listLast(server.writes, index);
    return last.includes(value) ? [] : [{ index, value, last }];
  });
  expect(wrong).toEqual([]);
}

/** Compacts the tiles, as the server does when a draft is idle. */
function fold({ editor }: Peer): void {
  const before = readMap(editor);
  const { doc, tiles } = editor.draft;
  doc.transact(() => compactTiles(tiles));
  expectMap(editor, before);
}

function listCells([left, top, width, height]: Box, rest: number, cell: number): CellChange[] {
  const cells: CellChange[] = [];
  for (let y = top; y < Math.min(top + height, SIDE); y++) {
    for (let x = left; x < Math.min(left + width, SIDE); x++)
      if ((x + y) % 6 !== rest) cells.push([x, y, cell]);
  }
  return cells;
}

/** Compares maps as text, which is faster: thousands of numbers are compared hundreds of times. */
function expectMap(editor: Editor, wanted: readonly number[]): void {
  expect(readMap(editor).join()).toBe(wanted.join());
}

function readMap({ draft }: Editor): readonly number[] {
  return Array.from({ length: SIDE * SIDE }, (_, index) =>
    readDraftCell(draft.tiles, LAYER, index % SIDE, Math.floor(index / SIDE)),
  );
}
