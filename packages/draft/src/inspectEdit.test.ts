import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { computeDepthAfterEdit, inspectEdit } from './inspectEdit.ts';

const NOTHING: ReadonlyMap<number, number> = new Map();

/** Creates nested maps, inside `from` or inside a root of a new document. */
function nest(levels: number, from?: Y.Map<unknown>): Y.Doc {
  const doc = from?.doc ?? new Y.Doc();
  let map = from ?? doc.getMap('game');
  doc.transact(() => {
    for (let level = 0; level < levels; level += 1) map = map.set('in', new Y.Map()) as Y.Map<unknown>;
  });
  return doc;
}

function copy(doc: Y.Doc): Y.Doc {
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  return other;
}

function clocksOf(doc: Y.Doc): ReadonlyMap<number, number> {
  return Y.decodeStateVector(Y.encodeStateVector(doc));
}

function measure(doc: Y.Doc, update: Uint8Array): number {
  return computeDepthAfterEdit(doc, inspectEdit(update, clocksOf(doc)));
}

describe('inspectEdit', () => {
  it('counts items and levels of an edit attached to a root', () => {
    const update = Y.encodeStateAsUpdate(nest(7));
    expect(inspectEdit(update, NOTHING)).toMatchObject({ items: 7, depth: 7, anchors: [] });
  });

  it('measures 20,000 levels without overflowing', () => {
    const update = Y.encodeStateAsUpdate(nest(20_000));
    expect(inspectEdit(update, NOTHING).depth).toBe(20_000);
  });

  it('adds the levels that the document already has at that point', () => {
    const doc = nest(5);
    const other = copy(doc);
    const before = Y.encodeStateVector(other);
    let deepest = other.getMap('game');
    for (let level = 0; level < 5; level += 1) deepest = deepest.get('in') as Y.Map<unknown>;
    nest(3, deepest);
    expect(measure(doc, Y.encodeStateAsUpdate(other, before))).toBe(8);
    deepest.set('in', 1);
    expect(measure(doc, Y.encodeStateAsUpdate(other, before))).toBe(6);
  });

  it('counts nested values, replaced entries and long texts', () => {
    const doc = new Y.Doc();
    const game = doc.getMap('game');
    game.set('list', [[[1]]]);
    expect(measure(new Y.Doc(), Y.encodeStateAsUpdate(doc))).toBe(4);
    game.set('list', 1);
    game.set('list', 2);
    expect(measure(new Y.Doc(), Y.encodeStateAsUpdate(doc))).toBe(1);
    const text = game.set('text', new Y.Text()) as Y.Text;
    for (let index = 0; index < 20_000; index += 1) text.insert(0, 'x');
    expect(measure(new Y.Doc(), Y.encodeStateAsUpdate(doc))).toBe(2);
  });

  it('ignores parts that the document already has, even if the edit describes them differently', () => {
    const doc = nest(5);
    doc.clientID = 1;
    const [deep, flat] = [new Y.Doc(), new Y.Doc()];
    for (const liar of [deep, flat]) liar.clientID = 7;
    nest(50, deep.getMap('game'));
    flat.transact(() => {
      for (let index = 0; index < 50; index += 1) flat.getMap('game').set(`k${index}`, new Y.Map());
    });
    // This edit claims that the first 50 maps are siblings, but in the document they are nested.
    const last = flat.getMap('game').get('k49') as Y.Map<unknown>;
    last.set('in', new Y.Map());
    expect(measure(deep, Y.encodeStateAsUpdate(flat))).toBe(51);
    expect(measure(new Y.Doc(), Y.encodeStateAsUpdate(flat))).toBe(2);
  });

  it('refuses bytes that are not an edit, and edits that list a client twice', () => {
    expect(() => inspectEdit(new Uint8Array([9, 9, 9, 9]), NOTHING)).toThrow('Unexpected end of array');
    const update = Y.encodeStateAsUpdate(nest(1));
    const structs = update.subarray(1, -1);
    const twice = new Uint8Array([2, ...structs, ...structs, 0]);
    expect(() => inspectEdit(twice, NOTHING)).toThrow('An edit lists the same client twice.');
  });
});
