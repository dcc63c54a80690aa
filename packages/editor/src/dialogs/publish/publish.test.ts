import { materialize } from '@playloom/draft';
import { createStore, runCommand, undo } from '@playloom/editor-core';
import { type Game, type Json, limits, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { consumeNewGameFlag } from '@playloom/site/games/newGameFlag.ts';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import type { GameIdentity, SaveState } from '../../session/EditorSession.ts';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import { describeChangeCount } from './describeChangeCount.ts';
import { findMapDifferences } from './findMapDifferences.ts';
import { publishSavedDraft, type PublishStage, prepareNewGameWelcome } from './publishSavedDraft.ts';
import { readPublishProblems } from './readPublishProblems.ts';
import { parseTags } from './parseTags.ts';
import { restoreVersion } from './restoreVersion.ts';

const STORED = {
  kind: 'stored',
  gameId: 'g',
  gameSlug: 'moat',
  role: 'owner',
  release: null,
} as const satisfies GameIdentity;

function plan(state: SaveState, release: number | null = null) {
  const sent: unknown[] = [];
  const api = async () =>
    ({
      publishDraft: async ({ body }: { body: unknown }) => {
        sent.push(body);
        return { data: { _id: 'g', gameSlug: 'moat', release: (release ?? 0) + 1 } };
      },
    }) as never;
  const saving = createStore<SaveState>(state);
  const identity = createStore<GameIdentity>({ ...STORED, release });
  return { session: { api, saving, identity }, sent };
}

describe('publishing', () => {
  it('[ED-13] opens the lines that made the server refuse to publish, and nothing for other refusals', () => {
    const fields = { 'world/a:b.ts:3:5': 'Unexpected token.', odd: 'No place.' };
    const body = { status: 'error', message: 'No.', fields } as const;
    expect(readPublishProblems({ ...body, errorId: 'scripts_invalid' })).toEqual([
      {
        path: 'world/a:b.ts:3:5',
        message: 'Unexpected token.',
        place: { kind: 'script', script: 'world', file: 'a:b.ts', line: 3, column: 5 },
      },
    ]);
    expect(readPublishProblems({ ...body, errorId: 'scripts_fail_to_start' })).toHaveLength(1);
    expect(readPublishProblems({ ...body, errorId: 'document_invalid' })).toEqual([]);
  });

  it('[ED-13] waits until the latest edits are stored, then publishes with notes, cover and license', async () => {
    const { session, sent } = plan('saving');
    const stages: PublishStage[] = [];
    const request = { notes: 'Deeper', cover: 'c.png', isOpenSource: true };
    const publishing = publishSavedDraft(session, request, (stage) => stages.push(stage));
    await Promise.resolve();
    expect([stages, sent]).toEqual([['saving'], []]);
    session.saving.set('saved');
    expect(await publishing).toEqual({ gameSlug: 'moat', release: 1, isFirst: true });
    expect([stages, sent]).toEqual([['saving', 'publishing'], [request]]);
    expect(session.identity.get()).toMatchObject({ release: 1 });
  });

  it.each(['offline', 'failed', 'removed'] as const)(
    'does not publish an old state while edits are %s',
    async (state) => {
      const { session, sent } = plan('saving');
      const publishing = publishSavedDraft(session, { notes: '' }, () => {});
      session.saving.set(state);
      await expect(publishing).rejects.toThrow(/edits|trash/);
      expect(sent).toEqual([]);
    },
  );

  it('[ST-05:part] stores the flag and opens the play page after the first release only', async () => {
    const storage = createMemoryStorage();
    const first = await publishSavedDraft(plan('saved').session, { notes: '' }, () => {});
    expect(prepareNewGameWelcome(storage, first)).toBe('/play/moat');
    expect([consumeNewGameFlag(storage), consumeNewGameFlag(storage)]).toEqual([true, false]);
    const later = await publishSavedDraft(plan('saved', 4).session, { notes: '' }, () => {});
    expect([later.release, prepareNewGameWelcome(storage, later), consumeNewGameFlag(storage)]).toEqual([
      5,
      null,
      false,
    ]);
  });

  it('reads typed tags', () => {
    expect(parseTags(' Party, party,, Co op ,')).toEqual(['party', 'co op']);
    expect(parseTags('a'.repeat(90))[0]).toHaveLength(24);
    expect(parseTags('abcdefghijklm'.split('').join(','))).toHaveLength(10);
  });
});

describe('earlier versions', () => {
  it('[ED-11:part] are restored as one step that can be undone', async () => {
    const version = createBlankGame() as { settings: { title: string } };
    const session = createTestEditorSession(createBlankGame(), {
      identity: STORED,
      api: { readVersion: async () => version as never },
    });
    const { editor } = session;
    const title = (value: string) =>
      runCommand(editor, {
        label: 'Title',
        edits: [{ kind: 'set', path: ['settings', 'title'], value }],
      });
    title('Changed');
    const cells = [[2, 2, 1]] as const;
    runCommand(editor, { label: 'Paint', edits: [{ kind: 'paint', layer: 'ground', cells }] });
    const before = materialize(editor.draft);
    const savedVersion = { id: 'v', name: 'Before', createdAt: '', createdBy: null };
    await restoreVersion(session, 'g', savedVersion);
    expect(editor.game.get().settings.title).toBe(version.settings.title);
    expect(editor.history.get().done.at(-1)?.label).toBe('Restore Before');
    expect(undo(editor)).toBe('Restore Before');
    expect(materialize(editor.draft)).toEqual(before);
    editor.canEdit.set(false);
    await expect(restoreVersion(session, 'g', savedVersion)).rejects.toThrow('edit access');
  });

  it('[ED-11:part] are not restored over a limit, and the draft stays unchanged', async () => {
    const blank = createBlankGame() as { variables?: object };
    const variable = { name: 'V', type: 'number' };
    const names = Array.from({ length: limits.VARIABLES_MAX + 1 }, (_, index) => `v${index}`);
    const global = Object.fromEntries(names.map((name) => [name, variable]));
    const version = { ...blank, variables: { ...blank.variables, global } };
    const session = createTestEditorSession(createBlankGame(), {
      identity: STORED,
      api: { readVersion: async () => version as never },
    });
    const before = materialize(session.editor.draft);
    const savedVersion = { id: 'v', name: 'Before', createdAt: '', createdBy: null };
    await expect(restoreVersion(session, 'g', savedVersion)).rejects.toThrow(String(limits.VARIABLES_MAX));
    expect(materialize(session.editor.draft)).toEqual(before);
    expect(session.editor.history.get().done).toEqual([]);
  });

  it('[ED-11:part] are compared on the map: cells and objects that differ', () => {
    const session = createTestEditorSession(createTiledGame());
    const before = read(materialize(session.editor.draft));
    const cells = [[5, 9, 1]] as const;
    const value = { id: 'a', kind: 'unit', type: 'hero', x: 1, y: 2 };
    runCommand(session.editor, {
      label: 'Edit',
      edits: [
        { kind: 'paint', layer: 'ground', cells },
        { kind: 'insert', path: ['map', 'entities'], key: 'a', value },
        { kind: 'set', path: ['map', 'spawnPoints', 'start', 'x'], value: 4 },
      ],
    });
    const after = read(materialize(session.editor.draft));
    expect(findMapDifferences(before, after)).toEqual({
      cells: [{ x: 5, y: 9 }],
      mapObjects: [
        { x: 1, y: 2, kind: 'added' },
        { x: 4, y: 8, kind: 'changed' },
      ],
    });
    expect(findMapDifferences(after, before).mapObjects.map(({ kind }) => kind)).toEqual([
      'changed',
      'removed',
    ]);
    expect(findMapDifferences(after, after)).toEqual({ cells: [], mapObjects: [] });
  });

  it('[ED-13] describes the number of changes', () => {
    const change = (kind: 'added' | 'changed') => ({ kind, path: '', message: '' });
    expect(describeChangeCount([change('added'), change('changed'), change('added')])).toBe(
      '3 changes: 2 added, 1 changed',
    );
    expect(describeChangeCount([change('changed')])).toBe('1 change: 1 changed');
  });
});

/** Creates a blank game with tiles to paint. */
function createTiledGame(): Json {
  const game = createBlankGame() as { map: { [name: string]: Json } };
  const tileSets = [{ id: 'ground', name: 'Ground', firstId: 1, count: 4, columns: 2 }];
  return { ...game, map: { ...game.map, tileSets } };
}

function read(document: Json): Game {
  const parsed = parseGame(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
