import {
  createDraftUpdate,
  type DraftEdit,
  compactTiles,
  listDraftKeys,
  type LogEntry,
  materialize,
  openDraft,
} from '@playloom/draft';
import { exampleGame, type Game, parseGame } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import { endStep, goToStep, redo, runCommand, undo } from './runCommand.ts';

const example = parseExample();
const bytes = createDraftUpdate(example);

function parseExample(): Game {
  const scripts = { world: { name: 'World', files: { 'initialize.ts': 'let score = 0;\n' } } };
  const parsed = parseGame({ ...exampleGame(), scripts });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function openEditor(name = 'Ida') {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes);
  let now = 1000;
  const person = { id: name, name };
  return createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => (now += 1) });
}

function setTitle(title: string, merge?: string) {
  const edits = [{ kind: 'set', path: ['settings', 'title'], value: title }] as const;
  return merge === undefined
    ? { label: `Call it ${title}`, edits }
    : { label: `Call it ${title}`, edits, merge };
}

describe('an editor', () => {
  it('undoes and redoes commands one at a time, by label', () => {
    const editor = openEditor();
    runCommand(editor, setTitle('One'));
    runCommand(editor, setTitle('Two'));
    expect(editor.history.get().done.map((step) => step.label)).toEqual(['Call it One', 'Call it Two']);
    expect(undo(editor)).toBe('Call it Two');
    expect(editor.game.get().settings.title).toBe('One');
    expect(editor.history.get().undone.map((step) => step.label)).toEqual(['Call it Two']);
    expect(redo(editor)).toBe('Call it Two');
    goToStep(editor, 0);
    expect(editor.game.get().settings.title).toBe(example.settings.title);
    goToStep(editor, 2);
    expect(editor.game.get().settings.title).toBe('Two');
    expect(undo(editor) && undo(editor)).toBe('Call it One');
    expect(undo(editor)).toBeNull();
  });

  it('merges a stroke into one step, and starts another for the next stroke', () => {
    const editor = openEditor();
    for (const title of ['A', 'B', 'C']) runCommand(editor, setTitle(title, 'drag'));
    endStep(editor);
    for (const title of ['D', 'E']) runCommand(editor, setTitle(title, 'drag'));
    expect(editor.history.get().done).toHaveLength(2);
    expect(editor.history.get().log.map((entry) => entry.label)).toEqual(['Call it C', 'Call it E']);
    undo(editor);
    expect(editor.game.get().settings.title).toBe('C');
    undo(editor);
    expect(editor.game.get().settings.title).toBe(example.settings.title);
  });

  it('writes a stroke to the shared log once, however long it is', () => {
    const editor = openEditor();
    let writes = 0;
    editor.draft.doc.getArray('log').observe(() => (writes += 1));
    for (let cell = 0; cell < 50; cell += 1) {
      const edits = [{ kind: 'set', path: ['settings', 'maxPlayers'], value: 1 + cell }] as const;
      runCommand(editor, { label: 'Drag players', edits, merge: 'drag' });
    }
    expect(writes).toBe(1);
    expect(editor.history.get().done).toMatchObject([{ label: 'Drag players' }]);

    // The same must work while another user adds log entries in between.
    const log = editor.draft.doc.getArray<LogEntry>('log');
    endStep(editor);
    for (const title of ['A', 'B', 'C']) {
      runCommand(editor, setTitle(title, 'type'));
      log.push([{ label: `After ${title}`, by: 'Mika', at: 1 }]);
    }
    expect(log.toArray().map(({ label }) => label)).toEqual([
      'Drag players',
      'Call it C',
      'After A',
      'After B',
      'After C',
    ]);
  });

  it('does not build the whole history with every step', () => {
    const editor = openEditor();
    const { done } = editor.steps;
    const list = vi.spyOn(done, 'map');
    editor.history.subscribe(() => void editor.history.get().last);
    for (let count = 0; count < 100; count += 1) runCommand(editor, setTitle(`Title ${count}`));
    expect(list).not.toHaveBeenCalled();
    expect(editor.history.get().done).toHaveLength(100);
    expect(editor.history.get().last?.label).toBe('Call it Title 99');
  });

  it('[ED-09] undoes only this person’s steps', () => {
    const [ida, mika] = [openEditor('Ida'), openEditor('Mika')];
    const meet = () => {
      Y.applyUpdate(mika.draft.doc, Y.encodeStateAsUpdate(ida.draft.doc));
      Y.applyUpdate(ida.draft.doc, Y.encodeStateAsUpdate(mika.draft.doc));
    };
    runCommand(ida, setTitle('Ida was here'));
    const description = { kind: 'set', path: ['settings', 'description'], value: 'Mika was here' } as const;
    runCommand(mika, { label: 'Describe', edits: [description] });
    meet();
    expect(undo(ida)).toBe('Call it Ida was here');
    meet();
    expect(mika.game.get().settings).toMatchObject({
      title: example.settings.title,
      description: 'Mika was here',
    });
    expect(
      ida.history
        .get()
        .log.map((entry) => entry.by)
        .sort(),
    ).toEqual(['Ida', 'Mika']);
  });

  it('skips a change that the server reverted', () => {
    const editor = openEditor();
    const server = new Y.Doc();
    Y.applyUpdate(server, bytes);
    const guard = new Y.UndoManager(server.getMap('game'), { trackedOrigins: new Set(['editor']) });
    const meet = () => {
      Y.applyUpdate(server, Y.encodeStateAsUpdate(editor.draft.doc), 'editor');
      Y.applyUpdate(editor.draft.doc, Y.encodeStateAsUpdate(server), 'server');
    };
    runCommand(editor, setTitle('Fine'));
    meet();
    guard.clear();
    runCommand(editor, { label: 'Widen', edits: [{ kind: 'set', path: ['map', 'width'], value: 1e9 }] });
    Y.applyUpdate(server, Y.encodeStateAsUpdate(editor.draft.doc), 'editor');
    guard.undo();
    meet();
    expect(editor.game.get().map.width).toBe(example.map.width);
    expect(undo(editor)).toBe('Call it Fine');
    expect(editor.game.get().settings.title).toBe(example.settings.title);
    expect(redo(editor)).toBe('Call it Fine');
    expect(redo(editor)).toBeNull();
    expect(editor.game.get()).toMatchObject({
      settings: { title: 'Fine' },
      map: { width: example.map.width },
    });
  });

  it('ignores commands of viewers', () => {
    const editor = openEditor();
    editor.canEdit.set(false);
    expect(runCommand(editor, setTitle('No'))).toEqual({ ok: false, error: 'read-only' });
    expect(editor.game.get().settings.title).toBe(example.settings.title);
  });
});

/** Picks an edit of a random kind, at paths that exist. */
function pickEdit(editor: ReturnType<typeof openEditor>, dice: readonly number[]): DraftEdit[] {
  const [kind = 0, a = 0, b = 0, c = 0] = dice;
  const units = Object.keys(editor.game.get().types.units);
  const unit = units[a % Math.max(1, units.length)] ?? 'none';
  const layers = editor.game.get().map.layers;
  const layer = layers[a % Math.max(1, layers.length)]?.id ?? 'none';
  const rules = listDraftKeys(editor.draft, ['rules']);
  const rule = rules[a % Math.max(1, rules.length)] ?? 'none';
  const actions = listDraftKeys(editor.draft, ['rules', rule, 'do']);
  const wait = { do: 'wait', seconds: b };
  switch (kind % 11) {
    case 0:
      return [{ kind: 'set', path: ['types', 'units', unit, 'body', 'width'], value: 1 + (b % 9) }];
    case 1:
      return [{ kind: 'insert', path: ['types', 'units'], key: `u${b % 20}`, value: { name: `U${c}` } }];
    case 2:
      return [{ kind: 'remove', path: ['types', 'units', unit] }];
    case 3:
      return [
        {
          kind: 'insert',
          path: ['rules', rule, 'do'],
          key: editor.nextKey(),
          value: wait,
          before: actions[0] ?? null,
        },
      ];
    case 4:
      return [
        {
          kind: 'move',
          path: ['rules', rule, 'do', actions[b % Math.max(1, actions.length)] ?? 'x'],
          before: null,
        },
      ];
    case 5:
      return [
        {
          kind: 'paint',
          layer,
          cells: [
            [b % 40, c % 40, c % 7],
            [c % 40, b % 40, 3],
          ],
        },
      ];
    case 6: {
      const cells = Array.from(
        { length: 700 },
        (_, index) => [index % 32, Math.floor(index / 32), b % 9] as const,
      );
      return [{ kind: 'paint', layer, cells }];
    }
    case 7:
      return [{ kind: 'throw-away', path: ['types', 'units', unit] }];
    case 8: {
      const file = ['scripts', 'world', 'files', 'initialize.ts'];
      return [{ kind: 'type', path: file, at: b % 20, remove: c % 4, insert: `n${b}` }];
    }
    case 9:
      return [{ kind: 'set', path: ['settings', 'maxPlayers'], value: 1 + (b % 16) }];
    default:
      return [
        { kind: 'remove-layer', layer },
        { kind: 'set', path: ['settings', 'title'], value: `T${b}` },
      ];
  }
}

/** Tiles are compacted after this many commands, which forgets who painted them. Undo must still work. */
const FOLD_EVERY = 17;

it('[ED-09] undo after a hundred random commands with folds in between restores the exact document, and redo restores all of it', () => {
  const dice = fc.array(fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), {
    minLength: 100,
    maxLength: 100,
  });
  fc.assert(
    fc.property(dice, (throws) => {
      const editor = openEditor();
      const read = () => ({ game: materialize(editor.draft), trash: editor.trash.get() });
      const before = read();
      for (const [index, thrown] of throws.entries()) {
        runCommand(editor, { label: 'Something', edits: pickEdit(editor, thrown) });
        if (index % FOLD_EVERY === 0) compactTiles(editor.draft.tiles);
      }
      const after = read();
      while (undo(editor) !== null);
      expect(read()).toEqual(before);
      while (redo(editor) !== null);
      expect(read()).toEqual(after);
    }),
    { numRuns: 20 },
  );
});
