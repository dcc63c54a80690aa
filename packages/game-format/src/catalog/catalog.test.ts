import { describe, expect, expectTypeOf, it } from 'vitest';
import { parseGame } from '../parse/parseGame.ts';
import type { Action, Expression, Trigger } from '../rules/nodes.ts';
import { catalog } from './catalog.ts';
import { categories } from './entry/categories.ts';
import { contextValues } from './contextValues.ts';
import type { ArgsOf, BlocksOf, ContextOf, Entry, ReturnOf } from './entry/defineEntry.ts';
import { exampleGame } from '../example/exampleGame.ts';
import { findValue } from './findEntry.ts';
import { type EntityId, fitsType, type Point, type ValueType } from './entry/valueTypes.ts';

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { eager: true }): { readonly [path: string]: object };
  }
}

const triggers = Object.entries(catalog.triggers);
const actions = Object.entries(catalog.actions);
const values = Object.entries(catalog.values);
const entries: [string, Entry][] = [...triggers, ...actions, ...values];

function problemsOf(rule: { when?: Trigger; if?: Expression[]; do?: Action[] }) {
  const game = exampleGame();
  const when: Trigger = { when: 'ruleIsRun' };
  const answer = parseGame({
    ...game,
    rules: [...game.rules!, { id: 'example', name: 'Example', when, ...rule }],
  });
  return answer.ok ? [] : answer.error;
}

/** Wraps an example that is valid only inside a loop. */
function inLoops(action: Action): Action {
  const providers = actions.flatMap(([name, { params, example }]) =>
    Object.entries(params).some(([, param]) => param.kind === 'block' && param.isLoop)
      ? [{ name, example }]
      : [],
  );
  return providers.reduce<Action>(
    (inner, { example }) => ({ ...(example as unknown as Action), actions: [inner] }),
    action,
  );
}

describe('catalog', () => {
  it('[GF-03:entries] has enough triggers, actions, values and conditions', () => {
    expect(triggers.length).toBeGreaterThanOrEqual(25);
    expect(actions.length).toBeGreaterThanOrEqual(70);
    expect(values.length).toBeGreaterThanOrEqual(60);
    expect(values.filter(([, { returns }]) => returns === 'boolean').length).toBeGreaterThanOrEqual(20);
  });

  it('has no parameter named like a field of every rule node', () => {
    for (const [, { params }] of entries) {
      for (const field of ['do', 'get', 'when', 'isEnabled', 'comment'])
        expect(params).not.toHaveProperty(field);
    }
  });

  it('names each entry once, after its file in the folder of its category', () => {
    for (const [name, entry] of entries) expect(entry.name).toBe(name);
    expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
    const modules = import.meta.glob('./{triggers,actions,values}/*/*.ts', { eager: true });
    for (const module of Object.values(modules)) expect(Object.keys(module)).toHaveLength(1);
    const paths = entries.map(([name, { kind, category }]) => `./${kind}s/${category}/${name}.ts`);
    expect(Object.keys(modules).toSorted()).toEqual(paths.toSorted());
  });

  it.each(entries)(
    '%s has a sentence with exactly its parameters, and help in full sentences',
    (_, entry) => {
      const mentioned = [...entry.sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const shown = Object.entries(entry.params).filter(([, param]) => param.kind !== 'block');
      expect(new Set(mentioned)).toEqual(new Set(shown.map(([name]) => name)));
      expect(mentioned).toHaveLength(shown.length);
      expect(entry.help).toMatch(/^[A-Z1].*[.]$/);
      expect(Object.keys(categories)).toContain(entry.category);
    },
  );

  it.each(triggers)('[GF-03:examples] the example of %s is valid', (_, { example }) => {
    expect(problemsOf({ when: example as unknown as Trigger })).toEqual([]);
  });

  it.each(actions)('[GF-03:examples] the example of %s is valid', (_, entry) => {
    const action = entry.example as unknown as Action;
    expect(problemsOf({ do: [entry.isForLoopsOnly ? inLoops(action) : action] })).toEqual([]);
  });

  it.each(values)('[GF-03:examples] the example of %s is valid', (_, entry) => {
    const value = entry.example as unknown as Expression;
    const action: Action = { do: 'sendEvent', event: 'example', value };
    expect(problemsOf({ do: [entry.context === 'loop' ? inLoops(action) : action] })).toEqual([]);
  });

  it('has a value of the same name and type for everything that triggers and loops provide', () => {
    const provided: [string, ValueType][] = [
      ...triggers.map(([, { provides }]) => provides),
      ...actions.flatMap(([, { params }]) =>
        Object.values(params).flatMap((param) => (param.kind === 'block' ? [param.provides] : [])),
      ),
    ].flatMap((context) => Object.entries<ValueType>(context));
    expect(provided.filter(([name, type]) => !fitsType(type, findValue(name)!.returns))).toEqual([]);
    expect(new Set(provided.map(([name]) => name))).toEqual(new Set(Object.keys(contextValues)));
    for (const [name, entry] of values)
      expect(entry.context !== null).toBe(Object.hasOwn(contextValues, name));
  });
});

describe('catalog types', () => {
  it('give runners their parameter and return types', () => {
    expectTypeOf<ArgsOf<typeof catalog.actions.dealDamage>>().toEqualTypeOf<{
      readonly target: EntityId | null;
      readonly amount: number;
      readonly attacker: EntityId | null;
    }>();
    expectTypeOf<ArgsOf<typeof catalog.actions.startTimer>['mode']>().toEqualTypeOf<
      'once' | 'again-and-again'
    >();
    expectTypeOf<ArgsOf<typeof catalog.actions.ifThen>>().toEqualTypeOf<{ readonly condition: boolean }>();
    expectTypeOf<BlocksOf<typeof catalog.actions.ifThen>>().toEqualTypeOf<'then' | 'else'>();
    expectTypeOf<ReturnOf<typeof catalog.values.positionOf>>().toEqualTypeOf<Point | null>();
    expectTypeOf<ContextOf<typeof catalog.triggers.unitIsHurt>>().toEqualTypeOf<{
      readonly triggeringUnit: EntityId | null;
      readonly attackingUnit: EntityId | null;
      readonly damageAmount: number;
    }>();
  });
});
