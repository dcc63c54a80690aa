import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDraftUpdate } from '@playloom/draft';
import { hashGame, parseGame, type Json } from '@playloom/game-format';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STARTERS_FOLDER } from '../starters/readStarters.ts';
import {
  createLenientDraft,
  hashContent,
  listReferencedFileNames,
  decodeDraftDocument,
} from './draftState.ts';

const STARTERS = ['arena', 'blank', 'blob', 'harbour', 'harbour-island', 'kickoff', 'nightfall', 'skyline'];

it.each(STARTERS)('[API-16:part] %s is unchanged after a round trip through a draft', async (slug) => {
  const text = await readFile(join(STARTERS_FOLDER, slug, 'game.json'), 'utf8');
  const parsed = parseGame(JSON.parse(text));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const contentHash = hashGame(parsed.value);
  const state = createDraftUpdate(parsed.value);
  const document = decodeDraftDocument(state);
  const again = parseGame(document);
  expect(again.ok && hashGame(again.value)).toBe(contentHash);
  expect(hashContent(document)).toBe(contentHash);
});

it('opens documents with problems unchanged', () => {
  const document = {
    format: 1,
    settings: { title: 'Broken' },
    map: { width: 5, height: 5, layers: [{ id: 'a', name: 'A', chunks: {} }], regions: [] },
    rules: [{ id: 'r', trigger: { type: 'nothing-of-ours' } }],
  } as unknown as Json;
  const draft = createLenientDraft(document);
  expect(draft.ok && decodeDraftDocument(draft.value)).toMatchObject({ settings: { title: 'Broken' } });
});

it('fills in missing parts and keeps wrong values', () => {
  const document = { format: 1, settings: { title: 'Little', maxPlayers: -5 }, map: [], rules: 'none' };
  const draft = createLenientDraft(document as unknown as Json);
  const shown = draft.ok ? decodeDraftDocument(draft.value) : null;
  expect(shown).toMatchObject({ settings: { title: 'Little', maxPlayers: -5 }, rules: [] });
  expect(shown).toHaveProperty('map.layers');
});

it('returns a draft or the problems for any input', () => {
  const wild = fc.record({
    format: fc.constantFrom(1, 2, null),
    settings: fc.jsonValue(),
    map: fc.jsonValue(),
    rules: fc.jsonValue(),
  });
  fc.assert(
    fc.property(wild, (document) => {
      const draft = createLenientDraft(document as unknown as Json);
      expect(draft.ok ? decodeDraftDocument(draft.value) : draft.error).toBeTypeOf('object');
    }),
    { numRuns: 200 },
  );
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`) as Json;
  expect(createLenientDraft({ format: 1, settings: {}, map: { deep } } as unknown as Json).ok).toBeTypeOf(
    'boolean',
  );
});

it('lists the files that a document refers to, whatever else it contains', () => {
  expect(
    listReferencedFileNames({ assets: { a: { file: 'x.png' }, b: { file: 'x.png' }, c: { file: 5 }, d: 7 } }),
  ).toEqual(['x.png']);
  for (const odd of [{}, { assets: [] }, { assets: null }, { assets: 'x' }] as Json[])
    expect(listReferencedFileNames(odd)).toEqual([]);
});
