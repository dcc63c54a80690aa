import { materialize } from '@playloom/draft';
import { writeGameFile } from '@playloom/editor-core';
import {
  checkLimits,
  encodeBase64,
  exampleGame,
  hashGame,
  type Json,
  limits,
  parseGame,
} from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import { renameGameFiles, uploadGameFiles } from '../../gameFiles/gameFiles.ts';
import { listAssetFileNames } from '../../gameFiles/listAssetFileNames.ts';
import { readImport } from './readImport.ts';

type ChosenFile = Parameters<typeof readImport>[0][number];

function file(name: string, content: unknown): ChosenFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, size: text.length, text: async () => text };
}

async function deflate(numbers: readonly number[]): Promise<string> {
  const bytes = new Uint8Array(new Uint32Array(numbers).buffer);
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return encodeBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

const layer = { type: 'tilelayer', name: 'Ground', width: 2, height: 2, visible: true, opacity: 1 };
const map = {
  type: 'map',
  orientation: 'orthogonal',
  width: 2,
  height: 2,
  tilewidth: 32,
  tileheight: 32,
  tilesets: [{ firstgid: 1, source: 'rocks.tsj' }],
};
const rocks = { name: 'Rocks', image: 'rocks.png', tilecount: 8, columns: 4, tilewidth: 32, tileheight: 32 };

const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, value]));

describe('[GF-05] importing a game', () => {
  it('refuses a game file over a limit, and names the limit', async () => {
    const variables = { global: many(limits.VARIABLES_MAX + 1, { name: 'x', type: 'number' }) };
    const chosen = file('a.playloom.json', { format: 1, settings: { title: 'x' }, variables });
    expect(await readImport([chosen])).toEqual({
      kind: 'failed',
      why: 'This file exceeds a limit. Game variables: 501, but the limit is 500.',
    });
  });

  it('keeps games of modd.io and maps from Tiled within the limits', async () => {
    const variables = many(limits.VARIABLES_MAX + 1, { dataType: 'number', default: 1 });
    const foreign = await readImport([file('a.json', { title: 'x', data: { unitTypes: {}, variables } })]);
    const wide = await readImport([file('a.tmj', { ...map, width: 5000, layers: [] })]);
    if (foreign.kind !== 'game' || wide.kind !== 'map') throw new Error(JSON.stringify([foreign, wide]));
    expect(checkLimits(foreign.file.document)).toEqual([]);
    expect(checkLimits(wide.file.document)).toEqual([]);
    expect(wide.report.changed).toContain('The map was cropped to 1024 tiles per side.');
  });

  it('turns a Tiled map with its tilesets into a playable game, with a report', async () => {
    const packed = { ...layer, encoding: 'base64', compression: 'zlib', data: await deflate([1, 2, 0, 4]) };
    const read = await readImport([
      file('My Yard.tmj', { ...map, layers: [packed, { type: 'imagelayer', name: 'Sky' }] }),
      file('rocks.tsj', rocks),
    ]);
    if (read.kind !== 'map') throw new Error(JSON.stringify(read));
    expect(read.title).toBe('My Yard');
    expect(read.report.taken).toContain('1 layer with 3 tiles.');
    expect(read.report.leftOut).toEqual(['Image layer Sky: upload the image and use it for a prop instead.']);
    expect(read.report.changed).toEqual([
      'Tileset Rocks uses plain colors until you add its image rocks.png.',
    ]);
    const game = parseGame(read.file.document);
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    expect(game.value.settings.title).toBe('My Yard');
    expect(game.value.map.spawnPoints).toMatchObject({ start: { x: 1, y: 1 } });
  });

  it('imports an exported game unchanged, with its files', async () => {
    const session = createTestEditorSession(exampleGame() as unknown as Json);
    const document = materialize(session.editor.draft);
    const files = { 'a.png': { type: 'image/png', data: encodeBase64(Uint8Array.of(1, 2, 3)) } };
    const read = await readImport([file('yard.playloom.json', writeGameFile({ document, files }))]);
    if (read.kind !== 'game') throw new Error(JSON.stringify(read));
    const [before, after] = [parseGame(document), parseGame(read.file.document)];
    if (!before.ok || !after.ok) throw new Error('The example cannot be read.');
    expect(hashGame(after.value)).toBe(hashGame(before.value));
    expect(read.file.files).toEqual(files);
    expect(read.report.taken).toEqual(['The complete game, as it was exported.', '1 image or sound.']);
  });

  it.each([
    ['unrelated JSON', [file('x.json', { a: 1 })], 'isn’t a Playloom game'],
    ['no JSON', [file('x.json', '<map>')], 'isn’t valid JSON'],
    ['XML of Tiled', [file('x.tmx', '<map>')], 'Export As'],
    ['a tileset alone', [file('rocks.tsj', rocks)], 'by itself'],
    ['two games at once', [file('a.json', '{}'), file('b.json', '{}')], 'one game'],
    ['something huge', [{ name: 'x.json', size: 1e9, text: async () => '' }], 'too large'],
    [
      'a map seen from the side',
      [file('x.tmj', { ...map, orientation: 'isometric', layers: [] })],
      'isometric',
    ],
  ])('says what is wrong with %s', async (_, files, words) => {
    const read = await readImport(files);
    expect(read).toMatchObject({ kind: 'failed' });
    expect(read.kind === 'failed' && read.why).toContain(words);
  });

  it('uploads the files of a game file, renames them in the draft, and reports broken ones', async () => {
    const sent: string[] = [];
    const client = {
      uploadAsset: async ({ form }: { form: FormData }) => {
        const { name } = form.get('file') as File;
        if (name === 'bad.png') throw new Error('not an image');
        sent.push(name);
        return { data: { file: `new-${name}`, kind: 'image', width: 1, height: 1 } } as never;
      },
    };
    const data = encodeBase64(Uint8Array.of(1));
    const one = { type: 'image/png', data };
    const files = { 'a.png': one, 'bad.png': one, 'worse.png': { ...one, data: '%%%' } };
    const { renamed, rejected } = await uploadGameFiles(client, 'game', files);
    expect([sent, [...renamed], rejected]).toEqual([
      ['a.png'],
      [['a.png', 'new-a.png']],
      ['bad.png', 'worse.png'],
    ]);
    const session = createTestEditorSession({
      format: 1,
      settings: { title: 'Yard' },
      assets: { rock: { kind: 'image', file: 'a.png' } },
    });
    renameGameFiles(session, renamed);
    expect(listAssetFileNames(materialize(session.editor.draft))).toEqual(['new-a.png']);
    expect(session.editor.history.get().done.map(({ label }) => label)).toEqual(['Import images and sounds']);
  });
});
