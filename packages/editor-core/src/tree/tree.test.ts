import { createDraftUpdate, materialize, openDraft } from '@playloom/draft';
import { parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import type { EditorLocation } from '../locations/EditorLocation.ts';
import { runCommand, undo } from '../history/runCommand.ts';
import { TYPE_KINDS } from './kinds.ts';
import { findLocationUses } from './findLocationUses.ts';
import { listTreeRows } from './listTreeRows.ts';
import { getLocationName } from './getLocationName.ts';
import { planCopy, planRemoval, planRename, planType } from './treeCommands.ts';

function openEditor() {
  const rule = { id: 'r1', name: 'One', group: 'Goals', when: { when: 'gameStarts' } };
  const parsed = parseGame({
    format: 1,
    settings: { title: 'Moat' },
    types: { units: { knight: { name: 'Knight' }, duck: { name: 'Duck' } } },
    rules: [rule, { ...rule, id: 'r2' }, { ...rule, id: 'r3', group: '' }],
    scripts: { bot: { name: 'Bot', files: { 'main.ts': '' } } },
    data: { ui: { score: { htmlData: '' } } },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const person = { id: 'ida', name: 'Ida' };
  return createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 });
}

describe('the tree', () => {
  it('lists everything by kind, with counts, and hides collapsed groups', () => {
    const game = openEditor().game.get();
    const rows = listTreeRows(game, new Set(['group/types']));
    expect(rows.map(({ label, count }) => (count === null ? label : `${label} ${count}`))).toEqual([
      'Map',
      'Types 2',
      'Rules 3',
      'Goals 2',
      'Rules 1',
      'Scripts 1',
      'Bot',
      'UI 1',
      'score',
      'Sounds 0',
      'Assets 0',
      'Variables 0',
      'Settings',
    ]);
  });

  it('shows search results with their groups, collapsed or not', () => {
    const rows = listTreeRows(openEditor().game.get(), new Set(['group/types', 'group/units']), 'KNI');
    expect(rows.map(({ label }) => label)).toEqual(['Types', 'Units', 'Knight']);
  });

  it('links to the rules directly while none is in a group', () => {
    const editor = openEditor();
    const grouped = editor.game.get().rules.filter(({ group }) => group !== '');
    const removals = grouped.map(({ id }) => ({ kind: 'remove', path: ['rules', id] }) as const);
    runCommand(editor, { label: 'Delete the groups', edits: removals });
    const rows = listTreeRows(editor.game.get(), new Set()).filter(({ label }) => label === 'Rules');
    expect(rows).toMatchObject([{ location: { kind: 'rules', group: '' }, count: 1, canFold: false }]);
  });

  it('has a page for rules before there is one', () => {
    const editor = openEditor();
    const removals = editor.game
      .get()
      .rules.map(({ id }) => ({ kind: 'remove', path: ['rules', id] }) as const);
    runCommand(editor, { label: 'Delete the rules', edits: removals });
    const rules = listTreeRows(editor.game.get(), new Set()).filter(({ kind }) => kind === 'rules');
    expect(rules).toMatchObject([
      { location: { kind: 'rules', group: '' }, count: 0, adds: 'rules', canFold: false },
    ]);
  });

  it('has a page for scripts and one for UI panels before there is one', () => {
    const editor = openEditor();
    const edits = [
      { kind: 'remove', path: ['scripts', 'bot'] },
      { kind: 'remove', path: ['data', 'ui', 'score'] },
    ] as const;
    runCommand(editor, { label: 'Delete both', edits });
    const game = editor.game.get();
    const rows = listTreeRows(game, new Set()).filter(({ kind }) => kind === 'script' || kind === 'panel');
    expect(rows).toMatchObject([
      {
        label: 'Scripts',
        location: { kind: 'script', script: '', file: '' },
        count: 0,
        adds: 'script',
        canFold: false,
      },
      { label: 'UI', location: { kind: 'panel', panel: '' }, count: 0, adds: 'panel', canFold: false },
    ]);
    expect(rows.map(({ location }) => getLocationName(game, location!))).toEqual(['New script', 'New panel']);
  });

  it('adds new types of every kind, which are valid and appear in the tree', () => {
    const editor = openEditor();
    for (const kind of [...TYPE_KINDS, 'sounds' as const]) {
      const { command, location } = planType(editor.game.get(), kind);
      expect(runCommand(editor, command).ok).toBe(true);
      expect(getLocationName(editor.game.get(), location!)).not.toBeNull();
      expect([kind, parseGame(materialize(editor.draft))]).toMatchObject([kind, { ok: true }]);
    }
  });

  const locations: [string, EditorLocation][] = [
    ['type', { kind: 'type', of: 'units', id: 'knight' }],
    ['rules', { kind: 'rules', group: 'Goals' }],
    ['script', { kind: 'script', script: 'bot', file: 'main.ts' }],
    ['panel', { kind: 'panel', panel: 'score' }],
  ];
  it.each(locations)('renames, duplicates and deletes a %s, each as one step', (_kind, location) => {
    const editor = openEditor();
    const renamed = planRename(editor.game.get(), location, 'Renamed')!;
    runCommand(editor, renamed.command);
    expect(getLocationName(editor.game.get(), renamed.location!)).toBe('Renamed');
    const copy = planCopy(editor.game.get(), renamed.location!)!;
    runCommand(editor, copy.command);
    expect(getLocationName(editor.game.get(), copy.location!)).not.toBeNull();
    runCommand(editor, planRemoval(editor.game.get(), copy.location!)!);
    expect(getLocationName(editor.game.get(), copy.location!)).toBeNull();
    expect(editor.history.get().done).toHaveLength(3);
    while (undo(editor) !== null);
    expect(getLocationName(editor.game.get(), location)).toBe(
      getLocationName(openEditor().game.get(), location),
    );
  });

  it('does not delete parts that every game has', () => {
    const game = openEditor().game.get();
    expect(planRemoval(game, { kind: 'settings' })).toBeNull();
    expect(planRename(game, { kind: 'map' }, 'X')).toBeNull();
    expect(planRename(game, { kind: 'type', of: 'units', id: 'knight' }, '  ')).toBeNull();
  });

  it('knows which other locations use something', () => {
    const editor = openEditor();
    const knight: EditorLocation = { kind: 'type', of: 'units', id: 'knight' };
    expect(findLocationUses(editor.draft, editor.game.get(), knight)).toEqual([]);
    const spawn = { do: 'createUnit', unitType: 'knight' };
    const edits = [
      { kind: 'insert', path: ['rules', 'r1', 'do'], key: 'a', value: spawn },
      { kind: 'set', path: ['settings', 'players', 'unit'], value: 'knight' },
    ] as const;
    runCommand(editor, { label: 'Use it', edits });
    const locations = findLocationUses(editor.draft, editor.game.get(), knight);
    expect(locations.map((location) => getLocationName(editor.game.get(), location))).toEqual([
      'Settings',
      'Goals',
    ]);
  });
});
