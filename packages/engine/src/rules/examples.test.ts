import { catalog, type Json, type Value, type ValueEntry, type ValueType } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { spawnProjectile } from '../systems/spawn/spawnProjectile.ts';
import { tick } from '../simulation/tick.ts';
import { createTestWorld, joinTestPlayer } from '../testing/createTestWorld.ts';
import type { World } from '../world/World.ts';
import { fire, fireRule } from '../triggers/fire.ts';

const loopActions = Object.values(catalog.actions).filter(({ params }) =>
  Object.values(params).some((param) => param.kind === 'block' && param.isLoop),
);

/** Nests an action in one loop of each kind, so that every loop value exists. */
function inLoops(action: unknown): unknown {
  return loopActions.reduce<unknown>((inner, { name, params, example }) => {
    const loop = { ...(example as object), actions: [inner, { do: 'stopLoop' }] };
    return Object.hasOwn(params, 'condition') ? { ...loop, do: name, condition: true } : loop;
  }, action);
}

/** Creates a room in the middle of a game, and a context with one entity of each kind for triggers. */
async function startExample(
  rules: readonly unknown[],
): Promise<{ world: World; context: { [name: string]: Value } }> {
  const world = await createTestWorld({
    rules: [{ id: 'open-gate', name: 'Open gate', when: { when: 'ruleIsRun' } }, ...rules],
  });
  const player = joinTestPlayer(world);
  joinTestPlayer(world);
  spawnProjectile(world, { type: 'arrow', x: 6, y: 6 });
  const entityOf = (kind: string) => world.entities.records.find((record) => record?.kind === kind)!.id;
  const context = {
    triggeringUnit: player.unit,
    otherUnit: entityOf('unit'),
    attackingUnit: entityOf('unit'),
    triggeringPlayer: player.id,
    triggeringItem: entityOf('item'),
    triggeringProp: entityOf('prop'),
    otherProp: entityOf('prop'),
    triggeringProjectile: entityOf('projectile'),
    triggeringTeam: 'red',
    triggeringRegion: 'gate',
    triggeringAttribute: 'health',
    triggeringBuff: 'haste',
    triggeringTimer: 'clock',
    triggeringVariable: 'gold',
    damageAmount: 3,
    eventValue: 5,
    pressedKey: 'e',
    clickedPosition: { x: 3, y: 4 },
    chatText: 'hello',
    panelEvent: 'start',
    answerText: 'yes',
    boughtOffer: 'sword',
    chosenOption: 'Play again',
  };
  return { world, context };
}

function problemsOf(world: World): unknown[] {
  return world.events.filter((event) => event.kind === 'rule-problem');
}

describe('every example of the catalog runs', () => {
  it.each(Object.entries(catalog.actions))('[GF-03] action %s', async (_name, { example }) => {
    const rule = { id: 'example', name: 'Example', when: { when: 'ruleIsRun' }, do: [inLoops(example)] };
    const { world, context } = await startExample([rule]);
    fireRule(world, 'example', context);
    for (let ticks = 0; ticks < 4; ticks += 1) {
      tick(world, []);
      expect(problemsOf(world)).toEqual([]);
    }
  });

  it.each(Object.entries(catalog.values))('[GF-03] value %s', async (_name, entry) => {
    const noted = { do: 'addToList', variable: 'winners', element: entry.example };
    const rule = { id: 'example', name: 'Example', when: { when: 'ruleIsRun' }, do: [inLoops(noted)] };
    const { world, context } = await startExample([rule]);
    fireRule(world, 'example', context);
    tick(world, []);
    expect(problemsOf(world)).toEqual([]);
    const [value] = world.variables.get('winners') as Value[];
    expect(value ?? null).toSatisfy((given: Value) => isOfType(given, (entry as ValueEntry).returns));
  });

  it.each(Object.entries(catalog.triggers))('[GF-03] trigger %s', async (name, entry) => {
    const when = entry.example as { [filter: string]: Json };
    const rule = {
      id: 'example',
      name: 'Example',
      when,
      do: [{ do: 'changeVariable', variable: 'gold', amount: 1 }],
    };
    const { world, context } = await startExample([rule]);
    const before = Number(world.variables.get('gold'));
    const provided = Object.fromEntries(
      Object.keys(entry.provides).map((key) => [key, context[key] ?? null]),
    );
    const { when: _trigger, ...filters } = when;
    if (name === 'ruleIsRun') fireRule(world, 'example', context);
    else fire(world, name as 'everyTick', provided, filters);
    tick(world, []);
    expect(problemsOf(world)).toEqual([]);
    expect(Number(world.variables.get('gold'))).toBeGreaterThan(before);
  });
});

const GROUPS: ReadonlySet<ValueType> = new Set([
  'units',
  'items',
  'projectiles',
  'props',
  'players',
  'teams',
  'list',
]);

function isOfType(value: Value, type: ValueType): boolean {
  if (type === 'any') return value !== undefined;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'text') return typeof value === 'string';
  if (type === 'boolean') return typeof value === 'boolean';
  if (GROUPS.has(type)) return Array.isArray(value);
  if (type === 'record') return typeof value === 'object' && value !== null;
  if (type === 'position') return value === null || typeof value === 'object';
  if (['unit', 'item', 'projectile', 'prop', 'entity', 'player'].includes(type))
    return value === null || typeof value === 'number';
  return value === null || typeof value === 'string';
}
