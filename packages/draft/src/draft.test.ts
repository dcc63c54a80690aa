import {
  encodeChunk,
  exampleGame,
  type Game,
  hashGame,
  type Json,
  limits,
  parseGame,
} from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { applyEdits } from './applyEdits.ts';
import { createKeyGenerator } from './createKeyGenerator.ts';
import type { Draft } from './Draft.ts';
import { openDraft } from './openDraft.ts';
import { findSharedText, listDraftKeys, materialize, readDraftGame, readPart } from './readDraft.ts';
import { readDraftCell } from './tiles/openTiles.ts';
import { compactTiles } from './tiles/paintCells.ts';
import { createDraftUpdate, writeGameToDraft } from './writeGameToDraft.ts';

const rule = {
  id: 'r1',
  name: 'Greet',
  when: { when: 'everySeconds', seconds: 1 },
  if: [true, { get: 'isBot' }],
  do: [
    {
      do: 'ifThen',
      condition: true,
      then: [
        { do: 'wait', seconds: 1 },
        { do: 'wait', seconds: 2 },
      ],
      else: [],
    },
    { do: 'wait', seconds: 3 },
  ],
};

const example = parseExample();

function parseExample(): Game {
  const parsed = parseGame(exampleGame());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function openGame(game: Game = writeGameWithEverything()): Draft {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(game));
  return openDraft(doc);
}

function writeGameWithEverything(): Game {
  const cells = new Uint16Array(limits.CHUNK_CELLS).fill(3);
  return {
    ...example,
    map: {
      ...example.map,
      layers: [
        {
          id: 'ground',
          name: 'Ground',
          isSolid: false,
          isVisible: true,
          isLocked: false,
          opacity: 1,
          depth: -1,
          chunks: { '0,0': encodeChunk(cells) },
        },
      ],
    },
    rules: [rule as unknown as Game['rules'][number]],
    scripts: { world: { name: 'World', files: { 'initialize.ts': 'print(1);\n' } } },
  };
}

/** Opens the same draft for two users. `meet` exchanges their changes. */
function openTwo() {
  const one = openGame();
  const other = openDraft(new Y.Doc());
  const meet = () => {
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc));
    Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other.doc));
    expect(materialize(other)).toEqual(materialize(one));
  };
  meet();
  return { one, other, meet };
}

describe('draft', () => {
  it('reads back exactly the game it was created from', () => {
    const game = writeGameWithEverything();
    const draft = openGame(game);
    expect(materialize(draft)).toEqual(JSON.parse(JSON.stringify(game)));
    const parsed = parseGame(materialize(openGame(example)));
    expect(parsed.ok && hashGame(parsed.value)).toBe(hashGame(example));
  });

  it('keeps unchanged parts as the same objects', () => {
    const draft = openGame();
    const before = readDraftGame(draft);
    applyEdits(draft, [{ kind: 'set', path: ['settings', 'title'], value: 'Other' }], 'me');
    const after = readDraftGame(draft);
    expect(after.settings.title).toBe('Other');
    expect(after).not.toBe(before);
    expect(after.rules).toBe(before.rules);
    expect(after.map).toBe(before.map);
    expect(readDraftGame(draft)).toBe(after);
  });

  it('inserts, moves and removes actions of a rule by stable keys', () => {
    const draft = openGame();
    const key = createKeyGenerator(draft)();
    const then = ['rules', 'r1', 'do', listDraftKeys(draft, ['rules', 'r1', 'do'])[0]!, 'then'];
    const [first, second] = listDraftKeys(draft, then);
    applyEdits(
      draft,
      [{ kind: 'insert', path: then, key, value: { do: 'wait', seconds: 9 }, before: second! }],
      'me',
    );
    const seconds = () => (readPart(draft, then) as { seconds: number }[]).map((action) => action.seconds);
    expect(seconds()).toEqual([1, 9, 2]);
    applyEdits(draft, [{ kind: 'move', path: [...then, first!], before: null }], 'me');
    expect(seconds()).toEqual([9, 2, 1]);
    applyEdits(draft, [{ kind: 'set', path: [...then, key, 'seconds'], value: 5 }], 'me');
    applyEdits(draft, [{ kind: 'remove', path: [...then, second!] }], 'me');
    expect(seconds()).toEqual([5, 1]);
  });

  it('keeps the position of an entry that is replaced', () => {
    const draft = openGame();
    const [first] = listDraftKeys(draft, ['rules', 'r1', 'do']);
    applyEdits(
      draft,
      [{ kind: 'set', path: ['rules', 'r1', 'do', first!], value: { do: 'wait', seconds: 7 } }],
      'me',
    );
    expect(readPart(draft, ['rules', 'r1', 'do'])).toMatchObject([{ seconds: 7 }, { seconds: 3 }]);
  });

  it('reports that a part is gone instead of failing', () => {
    const draft = openGame();
    const edits = [
      { kind: 'set', path: ['types', 'units', 'nobody', 'name'], value: 'x' },
      { kind: 'set', path: ['settings', 'title'], value: 'Kept' },
    ] as const;
    expect(applyEdits(draft, edits, 'me')).toEqual({ ok: false, error: 'gone' });
    expect(readDraftGame(draft).settings.title).toBe('Kept');
  });

  it('becomes another game by writing only the differences', () => {
    const { one, other, meet } = openTwo();
    const title = readDraftGame(one).settings.title;
    applyEdits(one, [{ kind: 'set', path: ['settings', 'title'], value: 'Changed' }], 'me');
    applyEdits(one, [{ kind: 'set', path: ['rules', 'r1', 'name'], value: 'Changed' }], 'me');
    meet();
    writeGameToDraft(one, writeGameWithEverything(), 'me');
    applyEdits(other, [{ kind: 'set', path: ['settings', 'description'], value: 'Kept' }], 'you');
    meet();
    expect(readDraftGame(one).settings).toMatchObject({ title, description: 'Kept' });
    expect(readDraftGame(one).rules[0]!.name).toBe('Greet');
    expect(readPart(one, ['rules', 'r1', 'do'])).toEqual(rule.do);
  });

  it('reads invalid data from other clients without failing, and the game is then refused', () => {
    const draft = openGame();
    draft.game.set('rules', 'nothing' as Json);
    draft.game.set('unheard', new Y.Array());
    (draft.game.get('map') as Y.Map<unknown>).set('layers', new Y.Text('x'));
    draft.tiles.blobs.set('ground/0,0', 7 as never);
    draft.tiles.cells.set('nonsense', 1);
    const parsed = parseGame(materialize(draft));
    expect(parsed.ok).toBe(false);
  });
});

describe('two users editing at once', () => {
  it('[ED-12:part] paint in the same chunk and both keep their tiles, also when filling', () => {
    const { one, other, meet } = openTwo();
    applyEdits(one, [{ kind: 'paint', layer: 'ground', cells: [[1, 1, 5]] }], 'me');
    applyEdits(other, [{ kind: 'paint', layer: 'ground', cells: [[2, 1, 6]] }], 'you');
    meet();
    const fill = Array.from(
      { length: 32 * 20 },
      (_, index) => [index % 32, 4 + Math.floor(index / 32), 9] as const,
    );
    applyEdits(one, [{ kind: 'paint', layer: 'ground', cells: fill }], 'me');
    applyEdits(other, [{ kind: 'paint', layer: 'ground', cells: [[3, 1, 7]] }], 'you');
    meet();
    const at = (x: number, y: number) => readDraftCell(one.tiles, 'ground', x, y);
    expect([at(1, 1), at(2, 1), at(3, 1), at(0, 10), at(0, 0)]).toEqual([5, 6, 7, 9, 3]);
    const fillFrom = (top: number, cell: number) => fill.map(([x, y]) => [x, y - 4 + top, cell] as const);
    applyEdits(one, [{ kind: 'paint', layer: 'ground', cells: fillFrom(4, 10) }], 'me');
    applyEdits(other, [{ kind: 'paint', layer: 'ground', cells: fillFrom(12, 11) }], 'you');
    meet();
    expect([at(0, 10), at(0, 31)]).toEqual([10, 11]);
    applyEdits(one, [{ kind: 'paint', layer: 'ground', cells: fillFrom(4, 9) }], 'me');
    meet();
    compactTiles(one.tiles);
    expect([one.tiles.cells.size, one.tiles.patches.size, one.tiles.blobs.size]).toEqual([0, 0, 1]);
    meet();
    expect([at(1, 1), at(2, 1), at(3, 1), at(0, 10), at(0, 0)]).toEqual([5, 6, 7, 9, 3]);
  });

  it('add to one list, change fields of one type and type in one file, and both keep their changes', () => {
    const { one, other, meet } = openTwo();
    const unit = Object.keys(readDraftGame(one).types.units)[0]!;
    const keys = [createKeyGenerator(one)(), createKeyGenerator(other)()] as const;
    const file = ['scripts', 'world', 'files', 'initialize.ts'];
    const path = ['rules', 'r1', 'do'];
    [one, other].forEach((draft, index) => {
      const value = { do: 'wait', seconds: 10 + index };
      applyEdits(draft, [{ kind: 'insert', path, key: keys[index]!, value }], index);
      const name = index === 0 ? 'width' : 'height';
      applyEdits(draft, [{ kind: 'set', path: ['types', 'units', unit, 'body', name], value: 2 }], index);
      applyEdits(draft, [{ kind: 'type', path: file, at: 0, remove: 0, insert: `// ${index}\n` }], index);
    });
    meet();
    expect(readPart(one, path)).toHaveLength(4);
    expect(readPart(one, ['types', 'units', unit, 'body'])).toMatchObject({ width: 2, height: 2 });
    expect(findSharedText(one, file)!.toString()).toContain('// 0\n');
    expect(findSharedText(one, file)!.toString()).toContain('// 1\n');
    // Both users appended an entry, so the two entries have the same order value. Inserting between them must still
    // work.
    const last = listDraftKeys(one, path).at(-1)!;
    const key = `${keys[0]}x`;
    applyEdits(one, [{ kind: 'insert', path, key, value: { do: 'wait', seconds: 20 }, before: last }], 0);
    meet();
    expect(readPart(one, path)).toHaveLength(5);
  });
});
