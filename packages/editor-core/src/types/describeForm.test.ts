import { createDraftUpdate, materialize, openDraft, readPart } from '@playloom/draft';
import {
  type GameInput,
  type GameTypes,
  gameShape,
  type Json,
  type ObjectShape,
  parseGame,
  type Shape,
} from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import { endStep, runCommand, undo } from '../history/runCommand.ts';
import { describeFields, describeForm, type FormField, type FormKind } from './describeForm.ts';
import { addEntry, duplicateEntry, resetField, setField, shiftEntry } from './fieldCommands.ts';
import { clampToFieldRange, createVariantValue, createDefaultValue } from './createDefaultValue.ts';
import { createTypePlaytestDocument } from './createTypePlaytestDocument.ts';
import { getFieldDefault } from './getFieldDefault.ts';

const { fields } = gameShape.fields['types']!.shape as ObjectShape;
const kinds: readonly FormKind[] = [...(Object.keys(fields) as (keyof GameTypes)[]), 'settings'];

/**
 * The paths of all fields inside a shape that have no fields themselves. List and record entries are written as `*`.
 */
function leavesOf(shape: Shape, path: string): readonly string[] {
  if (shape.kind === 'object') {
    return Object.entries(shape.fields).flatMap(([name, { shape: inner }]) =>
      leavesOf(inner, `${path}.${name}`),
    );
  }
  if (shape.kind === 'variant') {
    return Object.values(shape.options).flatMap((option) => leavesOf(option, path));
  }
  if (shape.kind === 'list' || shape.kind === 'record') return leavesOf(shape.item, `${path}.*`);
  return [path];
}

/** The paths that a user can edit with a form field. */
function reach(field: FormField, at: string): readonly string[] {
  return leavesOf(field.shape, `${at}.${field.path.join('.')}`);
}

const unit = { name: 'Knight', look: { color: '#ff0000' }, attributes: { health: { max: 50 } } };
const input = {
  format: 1,
  settings: { title: 'Forms' },
  map: { spawnPoints: { a: { name: 'A', x: 3, y: 4 } } },
  types: {
    units: { knight: unit },
    items: { bat: { name: 'Bat' } },
    attributes: { health: { name: 'Health', role: 'health' } },
    teams: { coral: { name: 'Coral', unit: 'knight' } },
  },
} as unknown as GameInput;

function openTest() {
  const parsed = parseGame(input as unknown as Json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const clock = { now: 0 };
  const draft = openDraft(doc);
  return createEditor({
    draft,
    person: { id: 'guest', name: 'Guest' },
    canEdit: true,
    now: () => (clock.now += 1),
  });
}

/** Creates a random number generator that always returns the same sequence. */
function createChance(): () => number {
  const state = { seed: 7 };
  return () => (state.seed = (state.seed * 16807) % 2147483647) / 2147483647;
}

/** Creates a random value that is valid for a shape. */
function someValue(shape: Shape, random: () => number): Json | undefined {
  if (shape.kind === 'number') {
    const [low, high] = [Math.max(shape.min, -1000), Math.min(shape.max, 1000)];
    return clampToFieldRange(shape, low + (high - low) * random());
  }
  if (shape.kind === 'boolean') return random() < 0.5;
  if (shape.kind === 'choice') return shape.options[Math.floor(random() * shape.options.length)]!;
  if (shape.kind === 'color') return random() < 0.5 ? '#12ab9f' : '#ffffff';
  return shape.kind === 'text' ? 'Words'.slice(0, shape.max) : undefined;
}

describe('[ED-04:part] forms generated from the format', () => {
  it('contain every field of every kind of type and of the settings exactly once', () => {
    for (const kind of kinds) {
      const sections = describeForm(kind);
      const whole =
        kind === 'settings'
          ? (gameShape.fields['settings']!.shape as ObjectShape)
          : ((fields[kind]!.shape as Extract<Shape, { kind: 'record' }>).item as ObjectShape);
      // The name of a type is edited in its header.
      const all = leavesOf(whole, kind).filter((leaf) => leaf !== `${kind}.name`);
      const reached = sections.flatMap((section) => section.fields.flatMap((field) => reach(field, kind)));
      expect({ kind, leaves: reached.toSorted() }).toEqual({ kind, leaves: all.toSorted() });
      const labels = sections.flatMap((section) => section.fields.map(({ label }) => label));
      expect(labels.filter((label) => !/^[A-Z0-9][\w ,-]*$/.test(label))).toEqual([]);
    }
  });

  it('have labels, units, help and presets for their kind', () => {
    const of = (kind: FormKind, path: string) =>
      describeForm(kind)
        .flatMap((section) => section.fields)
        .find((field) => field.path.join('.') === path)!;
    expect(of('units', 'controls.speed')).toMatchObject({ label: 'Speed', unit: 'tiles/s', preset: 5 });
    expect(of('units', 'death.respawnSeconds')).toMatchObject({ label: 'Respawns after', unit: 's' });
    expect(of('units', 'body.density').help).toMatch(/push/);
    // Items are smaller than units: the default of the whole look overrides the default of the field.
    expect(getFieldDefault(['types', 'items', 'bat', 'look', 'width'])).toBe(0.5);
    expect(getFieldDefault(['types', 'units', 'knight', 'look', 'width'])).toBe(1);
    expect(getFieldDefault(['types', 'units', 'knight', 'name'])).toBeUndefined();
  });

  it('keep the game valid for any valid value in any field', () => {
    const editor = openTest();
    const random = createChance();
    const refused: (readonly string[])[] = [];
    const visit = (field: FormField, root: readonly string[]) => {
      const path = [...root, ...field.path];
      const { shape } = field;
      const value = someValue(shape, random);
      if (value !== undefined && !runCommand(editor, setField(editor.draft, path, value, 'x')).ok)
        refused.push(path);
      const here = readPart(editor.draft, path);
      if (shape.kind === 'object' && here !== null && here !== undefined) {
        for (const inner of describeFields(shape, [], [])) visit(inner, path);
      }
    };
    for (const [kind, id] of [
      ['units', 'knight'],
      ['items', 'bat'],
      ['attributes', 'health'],
      ['teams', 'coral'],
    ] as const) {
      for (const field of describeForm(kind).flatMap((section) => section.fields))
        visit(field, ['types', kind, id]);
    }
    for (const field of describeForm('settings').flatMap((section) => section.fields))
      visit(field, ['settings']);
    // `min`, `start` and `max` must be in ascending order, which separate form fields can't enforce. The editor shows
    // the problem at the field.
    runCommand(editor, setField(editor.draft, ['types', 'attributes', 'health', 'min'], 0, 'x'));
    runCommand(editor, setField(editor.draft, ['types', 'attributes', 'health', 'max'], 100, 'x'));
    runCommand(editor, setField(editor.draft, ['types', 'attributes', 'health', 'start'], 50, 'x'));
    expect(refused).toEqual([]);
    const parsed = parseGame(materialize(editor.draft));
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
  });

  it('start with valid values for everything that can be added', () => {
    const nothing = () => 'knight';
    const first = createDefaultValue(
      ((fields['units']!.shape as { item: Shape }).item as ObjectShape).fields['touchDamage']!.shape,
      nothing,
    );
    expect(first).toEqual({ amount: 1, everySeconds: 0.5 });
    const weapon = ((fields['items']!.shape as { item: Shape }).item as ObjectShape).fields['weapon']!.shape;
    const { options } = weapon as Extract<Shape, { kind: 'variant' }>;
    expect(createVariantValue('melee', options['melee']!, nothing)).toMatchObject({
      kind: 'melee',
      damage: 10,
    });
    expect(clampToFieldRange({ kind: 'number', min: 1, max: 100, isInteger: true }, 2.6)).toBe(3);
    expect(clampToFieldRange({ kind: 'number', min: 1, max: 100, isInteger: true }, -5)).toBe(1);
    expect(clampToFieldRange({ kind: 'number', min: 0, max: 1, isInteger: false }, 7)).toBe(1);
  });

  it('merge drags into one step, reset, and add, duplicate and move entries', () => {
    const editor = openTest();
    const speed = ['types', 'units', 'knight', 'controls', 'speed'];
    for (const value of [6, 6.1, 6.2])
      runCommand(editor, setField(editor.draft, speed, value, 'Change speed'));
    endStep(editor);
    expect(undo(editor)).toBe('Change speed');
    expect(readPart(editor.draft, speed)).toBe(5);
    runCommand(editor, setField(editor.draft, speed, 9, 'Change speed'));
    runCommand(editor, resetField(editor.draft, speed, 'Reset speed'));
    expect(readPart(editor.draft, speed)).toBe(5);
    const drops = ['types', 'units', 'knight', 'death', 'drops'];
    const drop = (chance: number) => ({ item: 'bat', chance, min: 1, max: 1 });
    runCommand(editor, addEntry(drops, 'a', drop(0.1), 'Add'));
    runCommand(editor, addEntry(drops, 'b', drop(0.2), 'Add'));
    runCommand(editor, duplicateEntry(editor.draft, [...drops, 'a'], 'c', 'Copy')!);
    runCommand(editor, shiftEntry(editor.draft, [...drops, 'b'], -1, 'Move')!);
    const chances = (readPart(editor.draft, drops) as unknown as { chance: number }[]).map(
      ({ chance }) => chance,
    );
    expect(chances).toEqual([0.1, 0.2, 0.1]);
    expect(shiftEntry(editor.draft, [...drops, 'a'], -1, 'Move')).toBeNull();
    expect(parseGame(materialize(editor.draft)).ok).toBe(true);
  });

  it('create missing parent objects of older drafts', () => {
    const editor = openTest();
    const knight = ['types', 'units', 'knight'];
    runCommand(editor, { label: 'x', edits: [{ kind: 'remove', path: [...knight, 'ai'] }] });
    runCommand(editor, setField(editor.draft, [...knight, 'ai', 'sightRange'], 12, 'x'));
    expect(readPart(editor.draft, [...knight, 'ai'])).toMatchObject({ sightRange: 12, behaviour: 'none' });
  });

  it('test a type without changing the draft: a unit as the player’s own, other objects nearby', () => {
    const editor = openTest();
    const document = materialize(editor.draft);
    const asUnit = parseGame(createTypePlaytestDocument(editor.game.get(), document, 'units', 'knight'));
    expect(asUnit.ok && asUnit.value.settings.players.unit).toBe('knight');
    expect(asUnit.ok && asUnit.value.types.teams['coral']!.unit).toBeNull();
    const beside = parseGame(createTypePlaytestDocument(editor.game.get(), document, 'items', 'bat'));
    expect(beside.ok && beside.value.map.entities).toMatchObject([
      { kind: 'item', type: 'bat', x: 4.5, y: 4 },
    ]);
    expect(materialize(editor.draft)).toEqual(document);
  });
});
