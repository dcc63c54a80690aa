import { createDraftUpdate, materialize, openDraft } from '@playloom/draft';
import { type GameInput, parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import type { EditorLocation } from '../locations/EditorLocation.ts';
import { runCommand, undo } from '../history/runCommand.ts';
import { planRestore, readTrashedType } from './planRestore.ts';
import { planRemoval, planType } from './treeCommands.ts';

const KNIGHT: EditorLocation = { kind: 'type', of: 'units', id: 'knight' };
const game: GameInput = {
  format: 1,
  settings: { title: 'Moat', players: { unit: 'knight' } },
  map: {
    regions: { gate: { name: 'Gate', x: 1, y: 1, width: 2, height: 2 } },
    entities: [{ id: 'a', kind: 'unit', type: 'knight', x: 3, y: 4 }],
  },
  types: { units: { knight: { name: 'Knight', body: { width: 2 } } } },
  rules: [
    {
      id: 'r1',
      name: 'Guard',
      when: { when: 'gameStarts' },
      do: [{ do: 'createUnit', unitType: 'knight', position: { get: 'centerOf', region: 'gate' } }],
    },
  ],
};

function openEditor(doc = new Y.Doc(), bytes?: Uint8Array) {
  const parsed = parseGame(game);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  Y.applyUpdate(doc, bytes ?? createDraftUpdate(parsed.value));
  const person = { id: 'ida', name: 'Ida' };
  return createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 });
}

it('[ED-11:part] a deleted type can be restored on another day, with all its references', () => {
  const editor = openEditor();
  const before = materialize(editor.draft);
  runCommand(editor, planRemoval(editor.game.get(), KNIGHT)!);
  expect(parseGame(materialize(editor.draft)).ok).toBe(false);

  const later = openEditor(new Y.Doc(), Y.encodeStateAsUpdate(editor.draft.doc));
  const [entry] = later.trash.get();
  expect(readTrashedType(entry!)).toEqual({ of: 'units', id: 'knight', name: 'Knight' });
  const planned = planRestore(later.game.get(), entry!)!;
  expect(planned.location).toEqual(KNIGHT);
  runCommand(later, planned.command);
  expect(materialize(later.draft)).toEqual(before);
  expect(later.trash.get()).toEqual([]);

  expect(undo(later)).toBe('Restore Knight');
  expect(later.trash.get()).toEqual([entry]);
});

it('handles equal ids, and ignores invalid data in the trash', () => {
  const editor = openEditor();
  const throwNew = () => {
    const { command, location } = planType(editor.game.get(), 'units');
    runCommand(editor, command);
    runCommand(editor, planRemoval(editor.game.get(), location!)!);
  };
  throwNew();
  throwNew();
  editor.draft.trash.push([7, { path: 'types' }, { path: ['types', 'planets', 'x'], value: {} }]);
  expect(editor.trash.get().map(readTrashedType)).toEqual([
    { of: 'units', id: 'new-unit', name: 'New unit' },
    { of: 'units', id: 'new-unit', name: 'New unit' },
    null,
  ]);
  for (const entry of editor.trash.get().slice(0, 2)) {
    runCommand(editor, planRestore(editor.game.get(), entry)!.command);
  }
  expect(Object.keys(editor.game.get().types.units).sort()).toEqual(['knight', 'new-unit', 'new-unit-2']);
  expect(planRestore(editor.game.get(), editor.trash.get()[0]!)).toBeNull();
});

it('undoing a deletion empties the trash again', () => {
  const editor = openEditor();
  runCommand(editor, planRemoval(editor.game.get(), KNIGHT)!);
  expect(undo(editor)).toBe('Delete Knight');
  expect(editor.trash.get()).toEqual([]);
  expect(editor.game.get().types.units['knight']?.name).toBe('Knight');
});
