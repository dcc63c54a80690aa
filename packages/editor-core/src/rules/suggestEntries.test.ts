import type { DraftGame } from '@playloom/draft';
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
  type Problem,
} from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../editor/Editor.ts';
import { runCommand } from '../history/runCommand.ts';
import { insertLines, setSlotValue } from './lineCommands.ts';
import { suggestValues } from './suggestValues.ts';
import { getTriggerScope, type RuleValueScope } from './RuleValueScope.ts';
import { suggestEntries } from './suggestEntries.ts';
import { getSlotSpec } from './slotSpec.ts';
import {
  OPEN_TRIGGER,
  EXAMPLE_RULE,
  openExampleEditor,
  listRuleProblems,
  readExampleRules,
  readExampleTree,
} from './testing/openExampleEditor.ts';

describe('building by typing', () => {
  const editor = openExampleEditor();
  const game = editor.game.get();

  /**
   * A scope in which all values that the examples use are available: a rule that can be run with any values, inside
   * every loop.
   */
  const everywhere: RuleValueScope = {
    ...getTriggerScope(OPEN_TRIGGER),
    provided: Object.fromEntries(
      Object.values(catalog.values).flatMap((entry) =>
        entry.context === 'loop' ? [[entry.name, entry.returns]] : [],
      ),
    ),
    isInLoop: true,
  };

  it('[ED-06:part] creates the example of every action from its own words and slots', () => {
    const names = Object.keys(actions);
    const rules = names.map((name) => {
      const entry: ActionEntry = findAction(name)!;
      const isInside = entry.isForLoopsOnly || usesLoop(entry.example);
      return { id: idOf(name), name, when: OPEN_TRIGGER, do: isInside ? LOOPS : [] };
    });
    const builder = openExampleEditor(rules);
    for (const name of names) {
      const entry: ActionEntry = findAction(name)!;
      const words = entry.sentence.replaceAll(/\{\w+\}/g, ' ').replaceAll(/[^\p{L}\s]/gu, ' ');
      const found = suggestEntries(game, everywhere, words).find((each) => each.entry.name === name);
      if (found === undefined) throw new Error(`${name} is not found by its own words`);
      const { tree, lines } = readExampleTree(builder, idOf(name));
      const deepest = lines.find(({ kind }) => kind === 'empty')!;
      const plan = insertLines(builder, tree, deepest.list, null, [found.node]);
      runCommand(builder, plan.command);
      const example = entry.example as JsonObject;
      fillSlots(builder, idOf(name), plan.cursor!, example);
      const line = readExampleTree(builder, idOf(name)).lines.find(({ id }) => id === plan.cursor)!;
      const plain = Object.entries(example).filter(([, value]) => !Array.isArray(value));
      expect(line.json).toMatchObject(Object.fromEntries(plain));
    }
    expect(listRuleProblems(readExampleRules(builder))).toEqual([]);
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
      const { tree, lines } = readExampleTree(builder, rule);
      const line = lines.find((each) => each.id === id)!;
      if (param === 'do') continue;
      if (Array.isArray(value)) {
        runCommand(builder, insertLines(builder, tree, [...line.path, param], null, value).command);
      } else runCommand(builder, setSlotValue(tree, line, [param], value)!);
    }
  }
});

describe('words of people who have never seen the catalog', () => {
  const game = openExampleEditor().game.get();
  /** How many suggestions users look at. */
  const SEEN = 3;
  const find = (kind: 'trigger' | 'action', text: string) =>
    suggestEntries(game, getTriggerScope(OPEN_TRIGGER), text, { kind })
      .slice(0, SEEN)
      .map(({ entry }) => entry.name);

  it.each([
    ['trigger', 'collect', 'unitPicksUpItem'],
    ['trigger', 'grab', 'unitPicksUpItem'],
    ['trigger', 'get item', 'unitPicksUpItem'],
    ['trigger', 'walk into', 'unitEntersRegion'],
    ['trigger', 'reach', 'unitEntersRegion'],
    ['action', 'give points', 'changeScore'],
    ['action', 'unit disappears', 'destroyEntity'],
  ] as const)('[ED-06:part] find the %s: %s', (kind, text, name) => {
    expect(find(kind, text)).toContain(name);
  });

  it('[ED-06:part] offers triggers that provide a unit first, because most actions need one', () => {
    expect(find('trigger', 'touches prop')[0]).toBe('unitTouchesProp');
    expect(find('trigger', 'enters')[0]).toBe('unitEntersRegion');
  });
});

describe('slot offers', () => {
  const entries: readonly Entry[] = [...Object.values(catalog.actions), ...Object.values(catalog.values)];
  const OFFERS_TRIED = 8;

  it('[ED-06:part] are accepted by the game for every entry and slot', () => {
    const game = openExampleEditor().game.get();
    const when = { when: 'unitDies' };
    const scope = getTriggerScope(when);
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
        const wanted = getSlotSpec(game, entry, node, name);
        const offers = ['', '2'].flatMap((text) =>
          suggestValues(game, scope, wanted, text).slice(0, OFFERS_TRIED),
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

  /**
   * Whether this parameter is a variable that decides the type of another parameter, so that both must change together.
   */
  function decidesType(entry: Entry, name: string): boolean {
    return Object.values(entry.params).some((param) => param.kind === 'value' && param.fitsVariable === name);
  }

  /** Lists the problems of offered values. Empty slots are allowed, so they are filled first. */
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

  /** Fills missing parts before validating, because `parseGame` returns only a limited number of problems. */
  function collectProblems(rules: readonly Json[]): readonly Problem[] {
    const known = exampleGame().rules as unknown as Json[];
    return listRuleProblems([...rules.map(fillMissing), ...known]);
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

  /** Example values for required parameters. Values that need a context are replaced with simple ones. */
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

  it('[ED-06:part] put values of the trigger and the loops first, and leave out others', () => {
    const game = openExampleEditor().game.get();
    const entry = findAction('heal')!;
    const wanted = getSlotSpec(game, entry, { do: 'heal' }, 'target');
    const inDeath = suggestValues(game, getTriggerScope({ when: 'unitDies' }), wanted, '');
    expect(inDeath.slice(0, 2).map(({ text }) => text)).toEqual([
      'the triggering unit',
      'the attacking unit',
    ]);
    const atStart = suggestValues(game, getTriggerScope({ when: 'gameStarts' }), wanted, '');
    expect(atStart.map(({ text }) => text)).not.toContain('the triggering unit');
  });

  it('[ED-06:part] of a trigger are only literals', () => {
    const game = openExampleEditor().game.get();
    const wanted = getSlotSpec(game, findTrigger('unitDies')!, { when: 'unitDies' }, 'unitType');
    const offers = suggestValues(game, getTriggerScope({ when: 'unitDies' }), wanted, '');
    expect(offers.map(({ json }) => json)).toEqual(['knight', 'wolf']);
  });

  it('[ED-06:part] of a variable fit the variable', () => {
    const game = openExampleEditor().game.get();
    const wanted = getSlotSpec(
      game,
      findAction('setVariable')!,
      { do: 'setVariable', variable: 'gold' },
      'value',
    );
    expect(wanted.type).toBe('number');
  });

  it('[ED-06:part] keep the old value inside a value that wraps it', () => {
    const game = openExampleEditor().game.get();
    const wanted = getSlotSpec(game, findAction('wait')!, { do: 'wait' }, 'seconds');
    const add = suggestValues(game, getTriggerScope({ when: 'gameStarts' }), wanted, '+', 5)[0];
    expect(add?.json).toEqual({ get: 'add', a: 5 });
  });
});

describe('suggestions', () => {
  const scope = getTriggerScope({ when: 'unitDies' });
  const namesFor = (game: DraftGame, text: string) =>
    suggestEntries(game, scope, text).map(({ entry }) => entry.name);

  it('[ED-06:part] match words in any order, sentence starts first', () => {
    const game = openExampleEditor().game.get();
    expect(namesFor(game, 'deal dam')[0]).toBe('dealDamage');
    expect(namesFor(game, 'damage deal')[0]).toBe('dealDamage');
    expect(namesFor(game, 'wait')[0]).toBe('wait');
    const area = { do: 'damageArea', position: { get: 'point' } };
    const often = openExampleEditor([{ ...EXAMPLE_RULE, do: [area, area, area, area] }]).game.get();
    expect(namesFor(often, 'deal 20 damage')[0]).toBe('dealDamage');
    expect(namesFor(game, 'score').slice(0, 2)).toEqual(['changeScore', 'setScore']);
    expect(namesFor(game, 'xyzzy')).toEqual([]);
  });

  it('[ED-06:part] know synonyms', () => {
    const game = openExampleEditor().game.get();
    expect(namesFor(game, 'points')).toContain('changeScore');
    expect(namesFor(game, 'spawn')).toContain('createUnit');
    expect(namesFor(game, 'kill')).toContain('killUnit');
  });

  it('[ED-06:part] put entries that the game uses first, with the reason', () => {
    const game = openExampleEditor([
      { ...EXAMPLE_RULE, id: 'a', group: 'Goals', do: [{ do: 'setTeamScore', team: 'red', score: 1 }] },
    ]).game.get();
    const found = suggestEntries(game, scope, 'set score');
    expect(found[0]).toMatchObject({ entry: { name: 'setTeamScore' }, remark: 'you used this in Goals' });
    const often = openExampleEditor([
      {
        ...EXAMPLE_RULE,
        do: [{ do: 'endMatch' }, { do: 'endMatch' }, { do: 'endMatch' }, { do: 'endMatch' }],
      },
    ]).game.get();
    expect(suggestEntries(often, scope, 'end')[0]).toMatchObject({
      entry: { name: 'endMatch' },
      remark: '4 times in this game',
    });
  });

  it('[ED-06:part] offer loop control only inside a loop', () => {
    const game = openExampleEditor().game.get();
    expect(namesFor(game, 'stop the loop')).not.toContain('stopLoop');
    const inside = { ...scope, isInLoop: true };
    expect(suggestEntries(game, inside, 'stop the loop')[0]?.entry.name).toBe('stopLoop');
  });

  it('[ED-06:part] fill in numbers, names and obvious values from the trigger', () => {
    const game = openExampleEditor().game.get();
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

describe('obvious values from the trigger', () => {
  const game = openExampleEditor().game.get();
  const scope = getTriggerScope({ when: 'unitPicksUpItem' });

  it('[ED-06:part] are filled in: the player of a unit, and the named one of several', () => {
    const add = suggestEntries(game, scope, 'add score').find(({ entry }) => entry.name === 'changeScore');
    expect(add?.node['player']).toEqual({ get: 'ownerOf', entity: { get: 'triggeringUnit' } });
    expect(suggestEntries(game, scope, 'remove item')[0]?.node).toEqual({
      do: 'destroyEntity',
      entity: { get: 'triggeringItem' },
    });
    expect(suggestEntries(game, scope, 'remove unit')[0]?.node['entity']).toEqual({ get: 'triggeringUnit' });
    const place = { get: 'positionOf', entity: { get: 'triggeringUnit' } };
    expect(suggestEntries(game, scope, 'floating "Yum"')[0]?.node).toMatchObject({ position: place });
    // For a move action, the entity's own position makes no sense.
    const move = suggestEntries(game, scope, 'teleport').find(
      ({ node }) => 'entity' in node || 'unit' in node,
    );
    expect(move?.node).not.toHaveProperty('position');
  });
});
