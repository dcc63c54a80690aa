import { describe, expect, it } from 'vitest';
import { catalog } from '../catalog/catalog.ts';
import { generateDeclarations } from './generateDeclarations.ts';
import { generateReference } from './generateReference.ts';
import { isScriptEntry, listScriptParams } from './scriptFunction.ts';

const reference = generateReference(catalog);
const entries = reference.flatMap((group) => group.entries);

describe('generateDeclarations', () => {
  const declarations = generateDeclarations(catalog);

  it('declares every action and value for scripts once, with its help', () => {
    for (const entry of [...Object.values(catalog.actions), ...Object.values(catalog.values)]) {
      const found = declarations.split(`  /** ${entry.help} */\n  function ${entry.name}(`).length - 1;
      expect([entry.name, found]).toEqual([entry.name, isScriptEntry(entry) ? 1 : 0]);
    }
    expect(isScriptEntry(catalog.actions.ifThen)).toBe(false);
    expect(isScriptEntry(catalog.actions.wait)).toBe(false);
    expect(isScriptEntry(catalog.values.triggeringUnit)).toBe(false);
  });

  it('writes types, optional parameters last, and the values of triggers', () => {
    expect(declarations).toContain(
      'function dealDamage(target: Entity | null, amount?: number, attacker?: Unit | null): void;',
    );
    expect(declarations).toContain(
      'function startTimer(timer: string, seconds?: number, mode?: "once" | "again-and-again"): void;',
    );
    expect(declarations).toContain('function typeOfUnit(unit: Unit | null): UnitTypeId | null;');
    expect(declarations).toContain(
      '  unitDies: { readonly triggeringUnit: Unit | null; readonly attackingUnit: Unit | null };',
    );
    expect(declarations).toContain('  timerEnds: { timer: string };');
    expect(declarations).toContain('type UnitTypeId = string;');
  });

  it('declares the functions that are not in the catalog', () => {
    for (const part of [
      'declare function off<',
      'declare const game: {',
      'declare const console: {',
      'declare namespace motion {',
    ])
      expect(declarations).toContain(part);
  });

  it('lists the ids of a game as types', () => {
    const known = generateDeclarations(catalog, { unitType: new Set(['knight', 'wolf']), shop: [] });
    expect(known).toContain('type UnitTypeId = "knight" | "wolf";');
    expect(known).toContain('type ShopId = never;');
  });

  it('gives the script host the same order of parameters', () => {
    expect(listScriptParams(catalog.actions.setScreenText).map(([name]) => name)).toEqual([
      'text',
      'place',
      'player',
    ]);
    expect(listScriptParams(catalog.actions.createUnitForPlayer).map(([name]) => name)).toEqual([
      'unitType',
      'player',
      'position',
      'rotation',
    ]);
  });
});

describe('generateReference', () => {
  it('has every entry once, with an anchor that is unique on its page', () => {
    const count = [catalog.triggers, catalog.actions, catalog.values].flatMap((part) =>
      Object.keys(part),
    ).length;
    expect(entries).toHaveLength(count);
    const groupAnchors = reference.map(({ anchor }) => anchor);
    const anchors = entries.map(({ kind, anchor }) => `${kind} ${anchor}`);
    expect(new Set(anchors).size).toBe(count);
    for (const { anchor } of entries) {
      expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(groupAnchors).not.toContain(anchor);
    }
    expect(reference.filter((group) => group.entries.length === 0)).toEqual([]);
  });

  it('describes an entry with everything a page shows', () => {
    expect(entries.find(({ name }) => name === 'startTimer')).toMatchObject({
      kind: 'action',
      title: 'Start timer',
      anchor: 'start-timer',
      sentence: [
        'Start timer ',
        { type: 'text', text: 'timer', isEmpty: true },
        ' for ',
        { type: 'number', text: 'seconds', isEmpty: true },
        ', ',
        { type: 'choice', text: 'mode', isEmpty: true },
      ],
      returns: null,
      params: [
        { name: 'timer', slot: 'text', type: 'text', isRequired: true, default: null },
        { name: 'seconds', type: 'a number', isRequired: false, default: '10', min: 0.05, max: 86_400 },
        { name: 'mode', type: 'one of: once, again-and-again', isRequired: false, default: 'once' },
      ],
    });
    expect(entries.find(({ name }) => name === 'forEachUnit')).toMatchObject({
      provides: [{ name: 'eachUnit', title: 'This unit', anchor: 'each-unit', type: 'a unit' }],
      params: [{ name: 'units' }, { name: 'actions', slot: null, type: 'a list of actions' }],
      script: null,
    });
    expect(entries.find(({ name }) => name === 'unitDies')).toMatchObject({
      script:
        "on('unitDies', { unitType?: UnitTypeId }, (event: { triggeringUnit: Unit | null; attackingUnit: Unit | null }) => void)",
    });
    expect(entries.find(({ name }) => name === 'everyTick')).toMatchObject({
      script: "on('everyTick', () => void)",
    });
    expect(entries.find(({ name }) => name === 'positionOf')).toMatchObject({
      returns: 'a position',
      script: 'positions.positionOf(entity: Entity | null): Point | null',
    });
  });

  it('gives examples as JSON and as lines of a rule', () => {
    for (const { example, exampleLines, name } of entries) {
      expect(Object.values(JSON.parse(example) as object)).toContain(name);
      expect([name, exampleLines.length]).not.toEqual([name, 0]);
    }
  });

  it('links everything that triggers and loops provide to existing values', () => {
    const values = entries.filter(({ kind }) => kind === 'value').map(({ anchor }) => anchor);
    for (const { provides } of entries) for (const { anchor } of provides) expect(values).toContain(anchor);
  });
});
