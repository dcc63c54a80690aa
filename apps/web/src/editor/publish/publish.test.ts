import { materialise } from '@playloom/draft';
import { createStore, runCommand, undo } from '@playloom/editor-core';
import { type Game, type Json, limits, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { takeNewGameFlag } from '../../games/newGameFlag.ts';
import { createMemoryStorage } from '../../testing/createMemoryStorage.ts';
import { createBlankGame } from '../session/createBlankGame.ts';
import type { GameIdentity, SaveState } from '../session/EditorSession.ts';
import { createTestSession } from '../testing/createTestSession.ts';
import { countChanges } from './countChanges.ts';
import { findMapMarks } from './findMapMarks.ts';
import { publishWork, type PublishStage, welcomeNewGame } from './publishWork.ts';
import { readRefusal } from './readRefusal.ts';
import { readTags } from './readTags.ts';
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
  it('[ED-13] goes to the lines for which the server refused, and to nothing for another refusal', () => {
    const fields = { 'world/a:b.ts:3:5': 'Unexpected token.', odd: 'No place.' };
    const body = { status: 'error', message: 'No.', fields } as const;
    expect(readRefusal({ ...body, errorId: 'scripts_invalid' })).toEqual([
      {
        path: 'world/a:b.ts:3:5',
        message: 'Unexpected token.',
        place: { kind: 'script', script: 'world', file: 'a:b.ts', line: 3, column: 5 },
      },
    ]);
    expect(readRefusal({ ...body, errorId: 'scripts_fail_to_start' })).toHaveLength(1);
    expect(readRefusal({ ...body, errorId: 'document_invalid' })).toEqual([]);
  });

  it('[ED-13] waits until the last edits are stored, then publishes with notes, cover and licence', async () => {
    const { session, sent } = plan('saving');
    const stages: PublishStage[] = [];
    const wish = { notes: 'Deeper', cover: 'c.png', isOpenSource: true };
    const publishing = publishWork(session, wish, (stage) => stages.push(stage));
    await Promise.resolve();
    expect([stages, sent]).toEqual([['saving'], []]);
    session.saving.set('saved');
    expect(await publishing).toEqual({ gameSlug: 'moat', release: 1, isFirst: true });
    expect([stages, sent]).toEqual([['saving', 'publishing'], [wish]]);
    expect(session.identity.get()).toMatchObject({ release: 1 });
  });

  it.each(['offline', 'failed', 'removed'] as const)(
    'publishes nothing old while edits are %s',
    async (state) => {
      const { session, sent } = plan('saving');
      const publishing = publishWork(session, { notes: '' }, () => {});
      session.saving.set(state);
      await expect(publishing).rejects.toThrow(/edits|trash/);
      expect(sent).toEqual([]);
    },
  );

  it('[ST-05:part] after the first release the flag is stored and one is sent to the play page, later not', async () => {
    const storage = createMemoryStorage();
    const first = await publishWork(plan('saved').session, { notes: '' }, () => {});
    expect(welcomeNewGame(storage, first)).toBe('/play/moat');
    expect([takeNewGameFlag(storage), takeNewGameFlag(storage)]).toEqual([true, false]);
    const later = await publishWork(plan('saved', 4).session, { notes: '' }, () => {});
    expect([later.release, welcomeNewGame(storage, later), takeNewGameFlag(storage)]).toEqual([
      5,
      null,
      false,
    ]);
  });

  it('reads tags as they are typed', () => {
    expect(readTags(' Party, party,, Co op ,')).toEqual(['party', 'co op']);
    expect(readTags('a'.repeat(90))[0]).toHaveLength(24);
    expect(readTags('abcdefghijklm'.split('').join(','))).toHaveLength(10);
  });
});

describe('earlier versions', () => {
  it('[ED-11:part] come back as one step, which undo takes back', async () => {
    const version = createBlankGame() as { settings: { title: string } };
    const session = createTestSession(createBlankGame(), {
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
    const before = materialise(editor.draft);
    const kept = { id: 'v', name: 'Before', createdAt: '', createdBy: null };
    await restoreVersion(session, 'g', kept);
    expect(editor.game.get().settings.title).toBe(version.settings.title);
    expect(editor.history.get().done.at(-1)?.label).toBe('Restore Before');
    expect(undo(editor)).toBe('Restore Before');
    expect(materialise(editor.draft)).toEqual(before);
    editor.canEdit.set(false);
    await expect(restoreVersion(session, 'g', kept)).rejects.toThrow('may edit');
  });

  it('[ED-11:part] are not restored when they are over a limit, and the draft stays as it is', async () => {
    const blank = createBlankGame() as { variables?: object };
    const variable = { name: 'V', type: 'number' };
    const names = Array.from({ length: limits.VARIABLES_MAX + 1 }, (_, index) => `v${index}`);
    const global = Object.fromEntries(names.map((name) => [name, variable]));
    const version = { ...blank, variables: { ...blank.variables, global } };
    const session = createTestSession(createBlankGame(), {
      identity: STORED,
      api: { readVersion: async () => version as never },
    });
    const before = materialise(session.editor.draft);
    const kept = { id: 'v', name: 'Before', createdAt: '', createdBy: null };
    await expect(restoreVersion(session, 'g', kept)).rejects.toThrow(String(limits.VARIABLES_MAX));
    expect(materialise(session.editor.draft)).toEqual(before);
    expect(session.editor.history.get().done).toEqual([]);
  });

  it('[ED-11:part] are compared on the map: cells and things that are others', () => {
    const session = createTestSession(createTiledGame());
    const before = read(materialise(session.editor.draft));
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
    const after = read(materialise(session.editor.draft));
    expect(findMapMarks(before, after)).toEqual({
      cells: [{ x: 5, y: 9 }],
      things: [
        { x: 1, y: 2, kind: 'added' },
        { x: 4, y: 8, kind: 'changed' },
      ],
    });
    expect(findMapMarks(after, before).things.map(({ kind }) => kind)).toEqual(['changed', 'removed']);
    expect(findMapMarks(after, after)).toEqual({ cells: [], things: [] });
  });

  it('[ED-13] what changed is counted in words', () => {
    const change = (kind: 'added' | 'changed') => ({ kind, path: '', message: '' });
    expect(countChanges([change('added'), change('changed'), change('added')])).toBe(
      '3 changes: 2 added, 1 changed',
    );
    expect(countChanges([change('changed')])).toBe('1 change: 1 changed');
  });
});

/** The empty game with tiles to paint. */
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
