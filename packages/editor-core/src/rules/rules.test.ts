import { createDraft, type DraftGame, openDraft, readPart } from '@playloom/draft';
import {
  actions,
  type ActionEntry,
  catalog,
  type Entry,
  exampleGame,
  findAction,
  findTrigger,
  type Json,
  type JsonObject,
  parseGame,
  type Problem,
} from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../createEditor.ts';
import type { Editor } from '../Editor.ts';
import { runCommand, undo } from '../runCommand.ts';
import { readRuleClip, writeRuleClip } from './clipRules.ts';
import { findFixes } from './findFixes.ts';
import {
  addElse,
  commentLine,
  duplicateLine,
  insertLines,
  moveLine,
  removeLine,
  replaceEntry,
  setSlot,
  shiftLine,
  toggleLine,
  wrapInIf,
} from './lineCommands.ts';
import { listLines, type RuleLine } from './listLines.ts';
import { offerValues } from './offerValues.ts';
import { listOftenNext } from './oftenNext.ts';
import { entryOfLine, readLine } from './readLine.ts';
import { readRule } from './readRule.ts';
import { joinParts, listSlots } from './readSentence.ts';
import {
  addRule,
  duplicateRule,
  moveRule,
  removeRule,
  renameRule,
  shiftRule,
  toggleRule,
} from './ruleCommands.ts';
import { scopeOfTrigger, type RuleScope } from './RuleScope.ts';
import { listStarterRules } from './starterRules.ts';
import { suggestEntries } from './suggestEntries.ts';
import { wantedOf } from './wanted.ts';
import { writeScriptCall } from './writeScriptCall.ts';

/** Where every value of every trigger and loop may be used. */
const OPEN_TRIGGER = { when: 'ruleIsRun' };

function open(rules: readonly Json[] = []): Editor {
  const example = exampleGame();
  const parsed = parseGame({ ...example, rules: [...(example.rules as Json[]), ...rules] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraft(parsed.value));
  const person = { id: 'guest', name: 'Guest' };
  return createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 });
}

const RULE: JsonObject = {
  id: 'tested',
  name: 'Tested',
  when: { when: 'unitDies' },
  if: [{ get: 'isAlive', unit: { get: 'attackingUnit' } }],
  do: [
    { do: 'heal', target: { get: 'attackingUnit' }, amount: 5 },
    { do: 'ifThen', condition: true, then: [{ do: 'stopRule' }], else: [{ do: 'endMatch' }] },
    { do: 'wait', seconds: 2 },
  ],
};

function rulesOf(editor: Editor): Json[] {
  return readPart(editor.draft, ['rules']) as unknown as Json[];
}

function problemsOf(rules: readonly Json[]): readonly Problem[] {
  const answer = parseGame({ ...exampleGame(), rules });
  return answer.ok ? [] : answer.error;
}

function treeOf(editor: Editor, id = 'tested') {
  const tree = readRule(editor.draft, id);
  if (tree === null) throw new Error(`no rule ${id}`);
  return { tree, lines: listLines(tree) };
}

function at(editor: Editor, place: string, id = 'tested'): RuleLine {
  const line = treeOf(editor, id).lines.find((each) => each.place === place && each.kind !== 'empty');
  if (line === undefined) throw new Error(`no line ${place}`);
  return line;
}

function doIn(editor: Editor): Json[] {
  return (rulesOf(editor).at(-1) as JsonObject)['do'] as unknown as Json[];
}

describe('a rule as a tree', () => {
  it('[ED-06:part] has lines with keys, keywords and blocks, and is the same until the rule changes', () => {
    const editor = open([RULE]);
    const { tree, lines } = treeOf(editor);
    expect(treeOf(editor).tree).toBe(tree);
    expect(lines.map(({ keyword, place, kind, blocks }) => [keyword, kind, place, blocks.length])).toEqual([
      ['When', 'when', 'when', 0],
      ['If', 'condition', 'if[0]', 0],
      ['Do', 'action', 'do[0]', 1],
      ['If', 'action', 'do[1]', 1],
      ['Do', 'action', 'do[1].then[0]', 2],
      ['Else', 'else', 'do[1].else[0]', 1],
      ['Do', 'action', 'do[1].else[0]', 2],
      ['', 'action', 'do[2]', 1],
      ['', 'empty', 'do[3]', 1],
    ]);
    runCommand(editor, toggleLine(tree, lines[2]!)!);
    expect(treeOf(editor).tree).not.toBe(tree);
  });

  it('[ED-06:part] reads like a sentence with the names of the game', () => {
    const editor = open([
      {
        ...RULE,
        when: { when: 'unitTouchesUnit', unitType: 'wolf' },
        if: [],
        do: [{ do: 'giveBuff', unit: { get: 'otherUnit' }, buff: 'haste', seconds: 3 }],
      },
    ]);
    const game = editor.game.get();
    const { lines } = treeOf(editor);
    expect(joinParts(readLine(game, lines[0]!))).toContain('Wolf touches');
    expect(joinParts(readLine(game, lines[1]!))).toBe('give Haste to the other unit for 3 seconds');
  });
});

describe('building by typing', () => {
  const editor = open();
  const game = editor.game.get();

  /** What an example uses exists in an open rule and inside every loop. */
  const everywhere: RuleScope = {
    ...scopeOfTrigger(OPEN_TRIGGER),
    provided: Object.fromEntries(
      Object.values(catalog.values).flatMap((entry) =>
        entry.context === 'loop' ? [[entry.name, entry.returns]] : [],
      ),
    ),
    isInLoop: true,
  };

  it('[ED-06:part] makes the example of every action from its own words and its slots', () => {
    const names = Object.keys(actions);
    const rules = names.map((name) => {
      const entry: ActionEntry = findAction(name)!;
      const isInside = entry.isForLoopsOnly || usesLoop(entry.example);
      return { id: idOf(name), name, when: OPEN_TRIGGER, do: isInside ? LOOPS : [] };
    });
    const builder = open(rules);
    for (const name of names) {
      const entry: ActionEntry = findAction(name)!;
      const words = entry.sentence.replaceAll(/\{\w+\}/g, ' ').replaceAll(/[^\p{L}\s]/gu, ' ');
      const found = suggestEntries(game, everywhere, words).find((each) => each.entry.name === name);
      expect(found, name).toBeDefined();
      const { tree, lines } = treeOf(builder, idOf(name));
      const deepest = lines.find(({ kind }) => kind === 'empty')!;
      const plan = insertLines(builder, tree, deepest.list, null, [found!.node]);
      runCommand(builder, plan.command);
      const example = entry.example as JsonObject;
      fillSlots(builder, idOf(name), plan.cursor!, example);
      const line = treeOf(builder, idOf(name)).lines.find(({ id }) => id === plan.cursor)!;
      for (const [param, value] of Object.entries(example)) {
        if (!Array.isArray(value)) expect((line.json as JsonObject)[param], name).toEqual(value);
      }
    }
    expect(problemsOf(rulesOf(builder))).toEqual([]);
  });

  function idOf(name: string): string {
    return name.toLowerCase();
  }

  function usesLoop(json: Json): boolean {
    return /"get":"each/.test(JSON.stringify(json));
  }

  const LOOPS: Json = [
    {
      do: 'forEachUnit',
      units: { get: 'allUnits' },
      actions: [{ do: 'forEachPlayer', players: { get: 'allPlayers' }, actions: [] }],
    },
  ];

  function fillSlots(builder: Editor, rule: string, id: string, example: JsonObject): void {
    for (const [param, value] of Object.entries(example)) {
      const { tree, lines } = treeOf(builder, rule);
      const line = lines.find((each) => each.id === id)!;
      if (param === 'do') continue;
      if (Array.isArray(value)) {
        runCommand(builder, insertLines(builder, tree, [...line.path, param], null, value).command);
      } else runCommand(builder, setSlot(tree, line, [param], value)!);
    }
  }
});

describe('what slots offer', () => {
  const entries: readonly Entry[] = [...Object.values(catalog.actions), ...Object.values(catalog.values)];
  const OFFERS_TRIED = 8;

  it('[ED-06:part] is accepted by the game, whatever the entry and the slot', () => {
    const game = open().game.get();
    const when = { when: 'unitDies' };
    const scope = scopeOfTrigger(when);
    const rules: Json[] = [];
    const owners: string[] = [];
    for (const entry of entries) {
      if (entry.kind === 'value' && entry.context !== null) continue;
      if (entry.kind === 'action' && entry.isForLoopsOnly) continue;
      const example = entry.example as JsonObject;
      const tag = entry.kind === 'action' ? 'do' : 'get';
      const node: JsonObject = { [tag]: entry.name, ...plainOf(example, entry) };
      for (const [name, param] of Object.entries(entry.params)) {
        if (param.kind === 'block' || decidesType(entry, name)) continue;
        const wanted = wantedOf(game, entry, node, name);
        const offers = ['', '2'].flatMap((text) =>
          offerValues(game, scope, wanted, text).slice(0, OFFERS_TRIED),
        );
        for (const json of new Map(offers.map((offer) => [offer.key, offer.json])).values()) {
          const filled = { ...node, [name]: json };
          const action: Json = tag === 'do' ? filled : { do: 'sendEvent', event: 'x', value: filled };
          owners.push(`${entry.name}.${name} = ${JSON.stringify(json)}`);
          rules.push({ id: `r${rules.length}`, name: 'Offered', when, do: [action] });
        }
      }
    }
    expect(rules.length).toBeGreaterThan(1500);
    expect(refusals(rules, owners)).toEqual([]);
  });

  /** What a variable takes depends on the variable: with another one the value beside it has to change as well. */
  function decidesType(entry: Entry, name: string): boolean {
    return Object.values(entry.params).some((param) => param.kind === 'value' && param.fitsVariable === name);
  }

  /** An offered value may have slots of its own that are still to be filled; nothing else may be wrong with it. */
  function refusals(rules: readonly Json[], owners: readonly string[]): readonly string[] {
    const wrong: string[] = [];
    const SIZE = 1500;
    for (let from = 0; from < rules.length; from += SIZE) {
      for (const { path, code, message } of collectProblems(rules.slice(from, from + SIZE))) {
        const index = from + Number(/^rules\[(\d+)\]/.exec(path)?.[1]);
        wrong.push(`${owners[index]}: ${code} ${path} ${message}`);
      }
    }
    return wrong;
  }

  /** Only so many problems are told at once: missing parts are filled before asking. */
  function collectProblems(rules: readonly Json[]): readonly Problem[] {
    const known = exampleGame().rules as unknown as Json[];
    return problemsOf([...rules.map(fillMissing), ...known]);
  }

  function fillMissing(json: Json): Json {
    if (Array.isArray(json)) return json.map(fillMissing);
    if (typeof json !== 'object' || json === null) return json;
    const node = json as JsonObject;
    const name = node['get'] ?? node['do'];
    const entry =
      typeof name !== 'string'
        ? undefined
        : entries.find((each) => each.name === name && (each.kind === 'value') === 'get' in node);
    const filled = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fillMissing(value)]));
    if (entry === undefined) return filled;
    const example = entry.example as JsonObject;
    return { ...plainOf(example, entry), ...filled };
  }

  /** The literal parts of an example, and nothing that needs a context. */
  function plainOf(example: JsonObject, entry: Entry): JsonObject {
    const missing: { [name: string]: Json } = {};
    for (const [name, param] of Object.entries(entry.params)) {
      if (param.kind !== 'value' || param.isOptional || param.default !== undefined) continue;
      const given = example[name];
      missing[name] =
        given !== undefined && !JSON.stringify(given).includes('"get"')
          ? given
          : (SIMPLE[param.type] ?? null);
    }
    return missing;
  }

  const SIMPLE: { readonly [type: string]: Json } = {
    number: 1,
    text: 'x',
    boolean: true,
    any: 1,
    units: { get: 'allUnits' },
    items: { get: 'itemsOnGround' },
    projectiles: { get: 'allProjectiles' },
    props: { get: 'allProps' },
    players: { get: 'allPlayers' },
    teams: { get: 'allTeams' },
    list: { get: 'emptyList' },
    record: { get: 'emptyRecord' },
    team: 'red',
    region: 'gate',
    attribute: 'health',
    unitType: 'knight',
    itemType: 'sword',
  };

  it('[ED-06:part] puts what the trigger and the loops tell first, and leaves out what they do not', () => {
    const game = open().game.get();
    const entry = findAction('heal')!;
    const wanted = wantedOf(game, entry, { do: 'heal' }, 'target');
    const inDeath = offerValues(game, scopeOfTrigger({ when: 'unitDies' }), wanted, '');
    expect(inDeath.slice(0, 2).map(({ text }) => text)).toEqual([
      'the triggering unit',
      'the attacking unit',
    ]);
    const atStart = offerValues(game, scopeOfTrigger({ when: 'gameStarts' }), wanted, '');
    expect(atStart.map(({ text }) => text)).not.toContain('the triggering unit');
  });

  it('[ED-06:part] of a trigger takes only what can be written down', () => {
    const game = open().game.get();
    const wanted = wantedOf(game, findTrigger('unitDies')!, { when: 'unitDies' }, 'unitType');
    const offers = offerValues(game, scopeOfTrigger({ when: 'unitDies' }), wanted, '');
    expect(offers.map(({ json }) => json)).toEqual(['knight', 'wolf']);
  });

  it('[ED-06:part] of a variable takes what fits the variable', () => {
    const game = open().game.get();
    const wanted = wantedOf(
      game,
      findAction('setVariable')!,
      { do: 'setVariable', variable: 'gold' },
      'value',
    );
    expect(wanted.type).toBe('number');
  });

  it('[ED-06:part] keeps what stood there in a value that is put around it', () => {
    const game = open().game.get();
    const wanted = wantedOf(game, findAction('wait')!, { do: 'wait' }, 'seconds');
    const add = offerValues(game, scopeOfTrigger({ when: 'gameStarts' }), wanted, '+', 5)[0];
    expect(add?.json).toEqual({ get: 'add', a: 5 });
  });
});

describe('suggestions', () => {
  const scope = scopeOfTrigger({ when: 'unitDies' });
  const namesFor = (game: DraftGame, text: string) =>
    suggestEntries(game, scope, text).map(({ entry }) => entry.name);

  it('[ED-06:part] find words in any order, the start of a sentence first', () => {
    const game = open().game.get();
    expect(namesFor(game, 'deal dam')[0]).toBe('dealDamage');
    expect(namesFor(game, 'damage deal')[0]).toBe('dealDamage');
    expect(namesFor(game, 'wait')[0]).toBe('wait');
    expect(namesFor(game, 'xyzzy')).toEqual([]);
  });

  it('[ED-06:part] know other words for the same thing', () => {
    const game = open().game.get();
    expect(namesFor(game, 'points')).toContain('changeScore');
    expect(namesFor(game, 'spawn')).toContain('createUnit');
    expect(namesFor(game, 'kill')).toContain('killUnit');
  });

  it('[ED-06:part] put first what the game uses, and say so', () => {
    const game = open([
      { ...RULE, id: 'a', group: 'Goals', do: [{ do: 'setTeamScore', team: 'red', score: 1 }] },
    ]).game.get();
    const found = suggestEntries(game, scope, 'set score');
    expect(found[0]).toMatchObject({ entry: { name: 'setTeamScore' }, remark: 'you used this in Goals' });
    const often = open([
      { ...RULE, do: [{ do: 'endMatch' }, { do: 'endMatch' }, { do: 'endMatch' }, { do: 'endMatch' }] },
    ]).game.get();
    expect(suggestEntries(often, scope, 'end')[0]).toMatchObject({
      entry: { name: 'endMatch' },
      remark: '4 times in this game',
    });
  });

  it('[ED-06:part] offer what stops a loop only inside one', () => {
    const game = open().game.get();
    expect(namesFor(game, 'stop the loop')).not.toContain('stopLoop');
    const inside = { ...scope, isInLoop: true };
    expect(suggestEntries(game, inside, 'stop the loop')[0]?.entry.name).toBe('stopLoop');
  });

  it('[ED-06:part] fill numbers, names and what is plain from the trigger', () => {
    const game = open().game.get();
    expect(suggestEntries(game, scope, 'deal 20 damage')[0]?.node).toEqual({
      do: 'dealDamage',
      target: { get: 'triggeringUnit' },
      amount: 20,
    });
    expect(suggestEntries(game, scope, 'deal 20 damage to knight')[0]?.node).toMatchObject({
      do: 'dealDamage',
      amount: 20,
    });
    expect(suggestEntries(game, scope, 'create wolf at gate')[0]?.node).toMatchObject({
      unitType: 'wolf',
      position: { get: 'centerOf', region: 'gate' },
    });
    expect(suggestEntries(game, scope, 'say "Well done" chat')[0]?.node).toMatchObject({ text: 'Well done' });
  });
});

describe('commands on lines', () => {
  const step = (editor: Editor, plan: { command: { label: string } } | null) => {
    if (plan === null) throw new Error('nothing to do');
    runCommand(editor, plan.command as never);
  };

  it('[ED-06:part] add, move, duplicate, turn off, note, wrap, delete; each named, each undone', () => {
    const editor = open([RULE]);
    const before = JSON.stringify(rulesOf(editor));
    const heal = at(editor, 'do[0]');
    const { tree, lines } = treeOf(editor);
    step(editor, shiftLine(editor, tree, lines, heal, 1));
    expect(doIn(editor)).toMatchObject([
      { do: 'ifThen', then: [{ do: 'heal' }, { do: 'stopRule' }] },
      { do: 'wait' },
    ]);
    expect(undo(editor)).toBe('Move “heal” of Tested');
    expect(JSON.stringify(rulesOf(editor))).toBe(before);

    step(editor, duplicateLine(editor, treeOf(editor).tree, at(editor, 'do[2]')));
    expect(doIn(editor)).toMatchObject([{}, {}, { do: 'wait' }, { do: 'wait' }]);
    step(editor, { command: toggleLine(treeOf(editor).tree, at(editor, 'do[0]'))! });
    step(editor, { command: commentLine(treeOf(editor).tree, at(editor, 'do[0]'), 'for the brave')! });
    expect(doIn(editor)[0]).toMatchObject({ isEnabled: false, comment: 'for the brave' });
    step(editor, wrapInIf(editor, treeOf(editor).tree, at(editor, 'do[2]')));
    expect(doIn(editor)[2]).toEqual({ do: 'ifThen', then: [{ do: 'wait', seconds: 2 }] });
    step(editor, { command: addElse(treeOf(editor).tree, at(editor, 'do[2]'))! });
    expect(doIn(editor)[2]).toHaveProperty('else', []);
    step(editor, { command: removeLine(treeOf(editor).tree, at(editor, 'do[1]'))! });
    expect(doIn(editor)).toHaveLength(3);
    while (undo(editor) !== null);
    expect(JSON.stringify(rulesOf(editor))).toBe(before);
  });

  it('[ED-06:part] move between blocks and rules, never into itself', () => {
    const editor = open([RULE, { ...RULE, id: 'second', do: [] }]);
    const { tree } = treeOf(editor);
    const block = at(editor, 'do[1]');
    expect(moveLine(editor, tree, block, [...block.path, 'then'], null)).toBeNull();
    expect(moveLine(editor, tree, block, [...tree.path, 'if'], null)).toBeNull();
    step(editor, moveLine(editor, tree, block, ['rules', 'second', 'do'], null));
    expect(doIn(editor)).toMatchObject([{ do: 'ifThen', else: [{ do: 'endMatch' }] }]);
    const [, first] = rulesOf(editor) as JsonObject[];
    expect(first!['do']).toHaveLength(2);
  });

  it('[ED-06:part] change what a line is and keep what still fits', () => {
    const editor = open([RULE]);
    const { tree } = treeOf(editor);
    runCommand(editor, replaceEntry(editor, tree, at(editor, 'do[0]'), { do: 'dealDamage' })!);
    expect(doIn(editor)[0]).toEqual({ do: 'dealDamage', target: { get: 'attackingUnit' }, amount: 5 });
    const next = treeOf(editor);
    runCommand(editor, replaceEntry(editor, next.tree, at(editor, 'when'), { when: 'unitIsHurt' })!);
    expect(entryOfLine(treeOf(editor).lines[0]!)?.name).toBe('unitIsHurt');
  });

  it('[ED-06:part] change a slot inside a value, and take a condition away', () => {
    const editor = open([RULE]);
    const condition = at(editor, 'if[0]');
    runCommand(editor, setSlot(treeOf(editor).tree, condition, ['unit'], { get: 'triggeringUnit' })!);
    expect(at(editor, 'if[0]').json).toEqual({ get: 'isAlive', unit: { get: 'triggeringUnit' } });
    runCommand(editor, setSlot(treeOf(editor).tree, at(editor, 'if[0]'), [], undefined)!);
    expect(treeOf(editor).tree.conditions).toEqual([]);
  });
});

describe('commands on rules', () => {
  it('[ED-06:part] add, rename, order, group, turn off, duplicate and delete', () => {
    const editor = open([RULE, { ...RULE, id: 'second', name: 'Second' }]);
    const game = () => editor.game.get();
    const ids = () => game().rules.map(({ id }) => id);
    runCommand(editor, shiftRule(game(), 'second', -1)!);
    expect(ids()).toEqual(['open-gate', 'second', 'tested']);
    expect(shiftRule(game(), 'tested', 1)).toBeNull();
    runCommand(editor, renameRule(game(), 'second', ' First ')!);
    expect(renameRule(game(), 'second', '  ')).toBeNull();
    runCommand(editor, moveRule(game(), 'tested', 'Goals', null)!);
    runCommand(editor, toggleRule(game(), 'tested'));
    expect(game().rules[2]).toMatchObject({ group: 'Goals', isEnabled: false });
    const copy = duplicateRule(game(), 'second')!;
    runCommand(editor, copy.command);
    expect(ids()).toEqual(['open-gate', 'second', copy.rule, 'tested']);
    runCommand(editor, removeRule(game(), 'second'));
    expect(ids()).toEqual(['open-gate', copy.rule, 'tested']);
    expect(problemsOf(rulesOf(editor))).toEqual([]);
  });

  it('[ED-06:part] begin with rules that fit any game', () => {
    const game = open().game.get();
    const parsed = parseGame({ format: 1, settings: { title: 'Bare' } });
    expect(parsed.ok).toBe(true);
    for (const each of [game, ...(parsed.ok ? [parsed.value as DraftGame] : [])]) {
      const rules = listStarterRules(each, 'Start').map(({ rule }, index) => ({ ...rule, id: `s${index}` }));
      expect(rules).toHaveLength(3);
      const answer = parseGame({ ...(each as unknown as JsonObject), rules });
      expect(answer.ok ? [] : answer.error).toEqual([]);
    }
  });
});

describe('the clipboard', () => {
  it('[ED-06:part] carries lines and rules to another game, by name where the id is another', () => {
    const editor = open();
    const game = editor.game.get();
    const text = writeRuleClip(game, 'actions', [
      { do: 'createUnit', unitType: 'wolf', position: { get: 'centerOf', region: 'gate' } },
    ]);
    const other = parseGame({
      format: 1,
      settings: { title: 'Other' },
      types: { units: { beast: { name: 'Wolf' } } },
    });
    if (!other.ok) throw new Error('no game');
    const clip = readRuleClip(other.value as DraftGame, text);
    expect(clip).toMatchObject({
      ok: true,
      value: { items: [{ unitType: 'beast', position: { region: 'gate' } }] },
    });
    const rule = writeRuleClip(game, 'rules', [RULE]);
    const read = readRuleClip(game, rule);
    if (!read.ok) throw new Error(read.error);
    runCommand(editor, addRule(game, read.value.items[0] as JsonObject).command);
    expect(problemsOf(rulesOf(editor))).toEqual([]);
  });

  const mark = (body: JsonObject) => JSON.stringify({ 'playloom-rules': 1, ...body });
  const deep = () => {
    let json = '{"do":"stopRule"}';
    for (let i = 0; i < 400; i += 1) json = `{"do":"ifThen","condition":true,"then":[${json}]}`;
    return `{"playloom-rules":1,"kind":"actions","items":[${json}]}`;
  };
  it.each([
    ['words', 'hello'],
    ['half a text', '{"playloom-rules":1,'],
    ['a number', '5'],
    ['no items', mark({ kind: 'actions', items: [] })],
    ['items that are no list', mark({ kind: 'actions', items: 'x' })],
    ['an unknown kind', mark({ kind: 'spells', items: [{ do: 'wait' }] })],
    ['an unknown action', mark({ kind: 'actions', items: [{ do: 'explode' }] })],
    ['a method of every object', mark({ kind: 'actions', items: [{ do: 'constructor' }] })],
    ['a foreign field', mark({ kind: 'actions', items: [{ do: 'wait', '~': 'a0' }] })],
    ['an action that is a text', mark({ kind: 'actions', items: ['wait'] })],
    ['a rule without a trigger', mark({ kind: 'rules', items: [{ name: 'x', do: [] }] })],
    ['a rule with a strange part', mark({ kind: 'rules', items: [{ ...RULE, evil: 1 }] })],
    ['an unknown value', mark({ kind: 'conditions', items: [{ get: 'isRaining' }] })],
    ['a well without a bottom', deep()],
  ])('[ED-06:part] refuses %s', (_, text) => {
    expect(readRuleClip(open().game.get(), text).ok).toBe(false);
  });

  it('[ED-06:part] takes what only refers to something unknown, which becomes a problem with a fix', () => {
    const editor = open([RULE]);
    const text = mark({ kind: 'actions', items: [{ do: 'playSound', sound: 'bel' }] });
    const clip = readRuleClip(editor.game.get(), text);
    if (!clip.ok) throw new Error(clip.error);
    const { tree } = treeOf(editor);
    runCommand(editor, insertLines(editor, tree, [...tree.path, 'do'], null, clip.value.items).command);
    const [problem] = problemsOf(rulesOf(editor));
    expect(problem).toMatchObject({ code: 'unknown-reference', path: 'rules[1].do[3].sound' });
    const line = at(editor, 'do[3]');
    const found = { code: problem!.code, at: [...line.path, 'sound'] };
    const fixes = findFixes(editor, treeOf(editor).tree, line, readLine(editor.game.get(), line), found);
    expect(fixes.map(({ label }) => label)).toEqual(['Use Bell', 'Create Bel', 'Delete the line']);
    runCommand(editor, fixes[0]!.command);
    expect(problemsOf(rulesOf(editor))).toEqual([]);
  });
});

describe('fixes', () => {
  it('[ED-06:part] put in what is plain, and numbers back into their range', () => {
    const editor = open([RULE]);
    const { tree } = treeOf(editor);
    runCommand(editor, setSlot(tree, at(editor, 'do[0]'), ['target'], undefined)!);
    const heal = at(editor, 'do[0]');
    const parts = readLine(editor.game.get(), heal);
    expect(listSlots(parts).find(({ isEmpty }) => isEmpty)?.at).toEqual(['target']);
    const missing = { code: 'missing-parameter', at: [...heal.path, 'target'] } as const;
    const [use] = findFixes(editor, treeOf(editor).tree, heal, parts, missing);
    expect(use?.label).toBe('Use the triggering unit');
    runCommand(editor, setSlot(treeOf(editor).tree, at(editor, 'do[2]'), ['seconds'], -4)!);
    const wait = at(editor, 'do[2]');
    const range = { code: 'out-of-range', at: [...wait.path, 'seconds'] } as const;
    const fixes = findFixes(editor, treeOf(editor).tree, wait, readLine(editor.game.get(), wait), range);
    expect(fixes[0]?.label).toBe('Use 0');
  });
});

describe('beside a line', () => {
  it('[ED-06:part] the same thing in code', () => {
    expect(writeScriptCall({ do: 'heal', target: { get: 'triggeringUnit' }, amount: 5 })).toBe(
      'heal(event.triggeringUnit, 5);',
    );
    expect(writeScriptCall({ when: 'unitDies', unitType: 'wolf' })).toBe(
      "on('unitDies', { unitType: 'wolf' }, (event) => {\n  …\n});",
    );
    expect(writeScriptCall({ do: 'ifThen', condition: { get: 'isLess', a: 1, b: 2 }, then: [] })).toContain(
      'if (isLess(1, 2))',
    );
    expect(writeScriptCall({ do: 'waitUntil' })).toBeNull();
  });

  it('[ED-06:part] what often comes next, in this game or in the starters', () => {
    const pair = [{ do: 'endRound' }, { do: 'startRound' }];
    const editor = open([{ ...RULE, do: [...pair, ...pair, ...pair] }]);
    expect(listOftenNext(editor.game.get(), 'endRound')).toMatchObject([
      { entry: { name: 'startRound' }, percent: 100 },
    ]);
    expect(listOftenNext(open().game.get(), 'showEffect').length).toBeGreaterThan(0);
  });
});
