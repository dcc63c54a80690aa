import { createDraftUpdate, findSharedText, openDraft } from '@playloom/draft';
import { exampleGame, type Game, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import { redo, runCommand, undo } from '../history/runCommand.ts';
import { listKnownIds } from './listKnownIds.ts';
import { addPanel, panelSnippets, validatePanelName, removePanel, renamePanel } from './panelCommands.ts';
import {
  getDefaultScriptLocation,
  findScriptHashLocation,
  parseScriptHash,
  formatScriptHash,
} from './parseScriptHash.ts';
import {
  addScriptFile,
  addScript,
  findScriptUses,
  validateScriptFileName,
  removeScriptFile,
  removeScript,
  renameScriptFile,
  renameScript,
} from './scriptCommands.ts';
import { listScriptSnippets, planScript } from './scriptTemplates.ts';
import { CODE_MATCHES_MAX, searchCode } from './searchCode.ts';
import { trackTyping, TYPING_PAUSE_MS } from './trackTyping.ts';

const scripts = {
  world: {
    name: 'World',
    files: {
      'initialize.ts':
        'import { think } from \'./bots.ts\';\nexport * from "./bots.ts";\nthink(); // bots.ts\n',
      'bots.ts': 'export function think() {}\nconst price = 1.5;\n',
    },
  },
  guard: { name: 'Guard', files: { 'watch.ts': '// Think twice\n' } },
};

function parseExample(): Game {
  const parsed = parseGame({ ...(exampleGame() as object), scripts });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
const game = parseExample();
const bytes = createDraftUpdate(game);

function openEditor(name = 'Ida') {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes);
  const clock = { now: 1000 };
  const editor = createEditor({
    draft: openDraft(doc),
    person: { id: name, name },
    canEdit: true,
    now: () => clock.now,
  });
  return { editor, clock };
}

/** Opens a file and returns `type`, which writes to the shared text directly, without a command, like a text editor. */
function openTyping(name?: string, file = 'bots.ts') {
  const { editor, clock } = openEditor(name);
  const path = ['scripts', 'world', 'files', file];
  const text = findSharedText(editor.draft, path)!;
  const origin = {};
  const stop = trackTyping(editor, { origin, path, label: `Edit ${file}` });
  const type = (typed: string) => {
    for (const letter of typed) text.doc!.transact(() => text.insert(text.length, letter), origin);
  };
  return { editor, clock, text, type, stop };
}

describe('typing', () => {
  it('[ED-07:part] groups typing without a pause into one named step and undoes it as one', () => {
    const { editor, clock, text, type } = openTyping();
    const before = text.toString();
    type('one');
    clock.now += TYPING_PAUSE_MS;
    type(' and');
    clock.now += TYPING_PAUSE_MS + 1;
    type(' two');
    const labels = editor.history.get().done.map(({ label }) => label);
    expect(labels).toEqual(['Edit bots.ts', 'Edit bots.ts']);
    expect(editor.history.get().log.map(({ label, by }) => `${by}: ${label}`)).toEqual([
      'Ida: Edit bots.ts',
      'Ida: Edit bots.ts',
    ]);
    expect(undo(editor)).toBe('Edit bots.ts');
    expect(text.toString()).toBe(`${before}one and`);
    expect(undo(editor)).toBe('Edit bots.ts');
    expect(text.toString()).toBe(before);
    expect(redo(editor)).toBe('Edit bots.ts');
    expect(text.toString()).toBe(`${before}one and`);
    type('!');
    expect(editor.history.get().done).toHaveLength(2);
  });

  it('keeps typing and commands in one history, in order', () => {
    const { editor, text, type } = openTyping();
    const before = text.toString();
    type('a');
    runCommand(editor, renameScript('world', 'All of it'));
    type('b');
    expect(editor.history.get().done.map(({ label }) => label)).toEqual([
      'Edit bots.ts',
      'Rename script to All of it',
      'Edit bots.ts',
    ]);
    undo(editor);
    undo(editor);
    expect(text.toString()).toBe(`${before}a`);
    expect(editor.game.get().scripts['world']?.name).toBe('World');
  });

  it('undoes only this person’s typing, even in a line that someone else edits', () => {
    const [ida, mika] = [openTyping('Ida'), openTyping('Mika')];
    const before = ida.text.toString();
    const meet = () => {
      Y.applyUpdate(mika.editor.draft.doc, Y.encodeStateAsUpdate(ida.editor.draft.doc));
      Y.applyUpdate(ida.editor.draft.doc, Y.encodeStateAsUpdate(mika.editor.draft.doc));
    };
    ida.type('ida');
    meet();
    mika.type('mika');
    meet();
    undo(ida.editor);
    meet();
    expect(ida.text.toString()).toBe(`${before}mika`);
    expect(mika.text.toString()).toBe(`${before}mika`);
  });

  it('stops with the tab and keeps the steps', () => {
    const { editor, text, type, stop } = openTyping();
    const before = text.toString();
    type('x');
    stop();
    type('y');
    expect(editor.history.get().done).toHaveLength(1);
    undo(editor);
    expect(text.toString()).toBe(`${before}y`);
  });
});

describe('the hash of a URL', () => {
  it('[RT-14:part] names a script and a file, or uses a default for one of them', () => {
    expect(parseScriptHash('#world/bots.ts')).toEqual({ script: 'world', file: 'bots.ts' });
    expect(parseScriptHash('#world/bots')).toEqual({ script: 'world', file: 'bots.ts' });
    expect(parseScriptHash('#bots.ts')).toEqual({ script: null, file: 'bots.ts' });
    expect(parseScriptHash('#world')).toEqual({ script: 'world', file: null });
    expect(parseScriptHash('#world/')).toEqual({ script: 'world', file: null });
    expect(parseScriptHash(formatScriptHash('guard', 'watch.ts'))).toEqual({
      script: 'guard',
      file: 'watch.ts',
    });
    for (const other of ['', '#', '#World', '#a/b/c.ts', '#../etc.ts', '#%', '#a/<b>', `#${'a'.repeat(200)}`])
      expect(parseScriptHash(other)).toBeNull();
  });

  it('[RT-14:part] leads to the file, by default to the first file of the world script', () => {
    const world = { kind: 'script', script: 'world', file: 'initialize.ts' };
    expect(findScriptHashLocation(game, '#world/bots.ts')).toEqual({ ...world, file: 'bots.ts' });
    expect(findScriptHashLocation(game, '#watch.ts')).toEqual({
      kind: 'script',
      script: 'guard',
      file: 'watch.ts',
    });
    expect(findScriptHashLocation(game, '#guard')).toEqual({
      kind: 'script',
      script: 'guard',
      file: 'watch.ts',
    });
    for (const hash of ['#world', '#nowhere', '#nothing.ts', '#world/none.ts'])
      expect(findScriptHashLocation(game, hash)).toEqual(world);
    expect(findScriptHashLocation(game, '')).toBeNull();
    expect(getDefaultScriptLocation(game)).toEqual(world);
    expect(getDefaultScriptLocation({ ...game, scripts: {} })).toBeNull();
  });
});

describe('searching code', () => {
  it('[ED-07:part] finds a text in all scripts, with its locations', () => {
    const found = searchCode(game, 'think');
    expect(found.matches.map(({ source, line, from }) => `${source}:${line}:${from}`)).toEqual([
      'guard/watch.ts:1:3',
      'world/bots.ts:1:16',
      'world/initialize.ts:1:9',
      'world/initialize.ts:3:0',
    ]);
    expect(found.matches[3]?.location).toEqual({
      kind: 'script',
      script: 'world',
      file: 'initialize.ts',
      line: 3,
      column: 1,
    });
    expect(searchCode(game, 'think', { isCaseSensitive: true }).matches).toHaveLength(3);
    expect(searchCode(game, 'thin', { isWholeWord: true }).matches).toHaveLength(0);
    expect(searchCode(game, '1.5').matches).toHaveLength(1);
    expect(searchCode(game, '1x5|f.n', { isPattern: true }).matches.map(({ text }) => text)).toEqual([
      'export function think() {}',
    ]);
    expect(searchCode(game, 'data-event').matches.map(({ location }) => location)).toEqual([
      { kind: 'panel', panel: 'menu' },
    ]);
  });

  it('explains an invalid pattern, and stops at the limit', () => {
    expect(searchCode(game, '(', { isPattern: true }).problem).toMatch(/bracket/);
    expect(searchCode(game, '(').problem).toBeNull();
    expect(searchCode(game, '')).toEqual({ matches: [], isCut: false, problem: null });
    const long = { world: { name: 'World', files: { 'initialize.ts': 'a\n'.repeat(CODE_MATCHES_MAX + 1) } } };
    const found = searchCode({ ...game, scripts: long }, 'a');
    expect([found.matches.length, found.isCut]).toEqual([CODE_MATCHES_MAX, true]);
  });
});

describe('script files', () => {
  it('[ED-07:part] are added, renamed with all their imports, and removed', () => {
    const { editor } = openEditor();
    const filesOf = () => editor.game.get().scripts['world']!.files;
    runCommand(editor, addScriptFile('world', 'camp.ts', 'export {};\n'));
    expect(Object.keys(filesOf()).toSorted()).toEqual(['bots.ts', 'camp.ts', 'initialize.ts']);
    runCommand(editor, renameScriptFile(editor.game.get(), 'world', 'bots.ts', 'robots.ts'));
    expect(filesOf()['initialize.ts']).toBe(
      'import { think } from \'./robots.ts\';\nexport * from "./robots.ts";\nthink(); // bots.ts\n',
    );
    expect(filesOf()['robots.ts']).toBe(scripts.world.files['bots.ts']);
    expect(filesOf()['bots.ts']).toBeUndefined();
    runCommand(editor, removeScriptFile('world', 'camp.ts'));
    expect(Object.keys(filesOf()).toSorted()).toEqual(['initialize.ts', 'robots.ts']);
    while (undo(editor) !== null);
    expect(filesOf()).toEqual(scripts.world.files);
  });

  it('have valid names', () => {
    expect(validateScriptFileName(' bots ', [])).toEqual({ ok: true, value: 'bots.ts' });
    expect(validateScriptFileName('bots.ts', ['bots.ts'])).toMatchObject({ ok: false });
    for (const bad of ['', '.ts', 'Bots', 'a b', '../a', 'a/b', '1a'])
      expect(validateScriptFileName(bad, []).ok).toBe(false);
    const many = Array.from({ length: 50 }, (_, index) => `f${index}.ts`);
    expect(validateScriptFileName('more', many)).toMatchObject({ ok: false });
  });

  it('start with a template that uses names of this game, and belong to a type', () => {
    const { editor } = openEditor();
    const [unit] = Object.keys(game.types.units);
    const plan = planScript(game, 'unit', 'Guard', unit!);
    expect(plan.id).toBe('guard-2');
    expect(plan.files['initialize.ts']).toContain(`{ unitType: '${unit}' }`);
    runCommand(editor, addScript(plan.id, plan, plan.usedBy));
    expect(findScriptUses(editor.game.get(), plan.id).map(({ id }) => id)).toEqual([unit]);
    expect(editor.game.get().scripts['guard-2']?.name).toBe('Guard');
    runCommand(editor, removeScript(editor.game.get(), plan.id));
    expect(editor.game.get().scripts['guard-2']).toBeUndefined();
    expect(editor.game.get().types.units[unit!]?.script).toBeNull();
    expect(planScript({ ...game, scripts: {} }, 'world', 'My world', null).id).toBe('world');
    expect(listScriptSnippets(game)).toHaveLength(3);
  });
});

it('lists the ids that scripts can use', () => {
  const ids = listKnownIds(game);
  expect([...(ids.unitType ?? [])]).toEqual(Object.keys(game.types.units));
  expect(Object.keys(ids)).not.toContain('image');
});

it('[ED-08:part] panels are added, renamed and removed, with valid names', () => {
  const { editor } = openEditor();
  const panels = () => Object.keys(editor.game.get().data.ui);
  expect(validatePanelName(game, 'menu')).toMatchObject({ ok: false });
  expect(validatePanelName(game, '2nd')).toMatchObject({ ok: false });
  expect(validatePanelName(game, ' shopWindow ')).toEqual({ ok: true, value: 'shopWindow' });
  runCommand(editor, addPanel('shopWindow', panelSnippets[0]!.code));
  expect(findSharedText(editor.draft, ['data', 'ui', 'shopWindow', 'htmlData'])?.toString()).toContain(
    'data-event',
  );
  runCommand(editor, renamePanel(editor.game.get(), 'shopWindow', 'shop'));
  expect(panels()).toEqual(['menu', 'shop']);
  expect(editor.game.get().data.ui['shop']?.htmlData).toBe(panelSnippets[0]!.code);
  runCommand(editor, removePanel('shop'));
  expect(panels()).toEqual(['menu']);
});
