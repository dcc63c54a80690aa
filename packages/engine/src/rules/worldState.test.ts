import type { Value } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createWorldFromSnapshot } from '../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../snapshot/takeSnapshot.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../testing/createTestWorld.ts';
import type { World } from '../world/World.ts';

function note(element: unknown): unknown {
  return { do: 'addToList', variable: 'winners', element };
}

function notesOf(world: World): Value {
  return world.variables.get('winners') ?? null;
}

function rule(id: string, when: unknown, ...actions: unknown[]): unknown {
  return { id, name: id, when, do: actions };
}

const start = { when: 'gameStarts' };
const gold = { get: 'variable', variable: 'gold' };

describe('[EG-09] variables', () => {
  it('belong to the game, and fire when they change', async () => {
    const world = await createTestWorld({
      rules: [
        rule(
          'change',
          start,
          { do: 'setVariable', variable: 'gold', value: 5 },
          { do: 'changeVariable', variable: 'gold', amount: 2 },
        ),
        rule('hear', { when: 'variableChanges', variable: 'gold' }, note(gold)),
      ],
    });
    runTicks(world, 1);
    expect(notesOf(world)).toEqual([7, 7]);
    runTicks(world, 5);
    expect(notesOf(world)).toEqual([7, 7]);
  });

  it('belong to each unit and each player separately', async () => {
    const unit = { get: 'triggeringUnit' };
    const player = { get: 'triggeringPlayer' };
    const world = await createTestWorld({
      rules: [
        rule(
          'join',
          { when: 'playerJoins' },
          { do: 'changeUnitVariable', unit, variable: 'level', amount: { get: 'playerCount' } },
          { do: 'changePlayerVariable', player, variable: 'coins', amount: { get: 'playerCount' } },
        ),
      ],
    });
    const players = [joinTestPlayer(world), joinTestPlayer(world)];
    expect(players.map(({ variables }) => variables['coins'])).toEqual([11, 12]);
    const levels = players.map(({ unit: id }) => {
      const record = world.entities.records.find((candidate) => candidate?.id === id);
      return record?.kind === 'unit' ? record.variables['level'] : null;
    });
    expect(levels).toEqual([2, 3]);
  });

  it('hold only what their type and limits allow', async () => {
    const world = await createTestWorld({
      variables: { global: { word: { name: 'Word', type: 'text' }, hero: { name: 'Hero', type: 'unit' } } },
      rules: [
        rule(
          'fill',
          start,
          { do: 'setVariable', variable: 'gold', value: { get: 'power', base: 10, exponent: 300 } },
          {
            do: 'setVariable',
            variable: 'word',
            value: { get: 'chooseValue', condition: true, yes: 3, no: 4 },
          },
          { do: 'setVariable', variable: 'hero', value: { get: 'placedUnit', placement: 'old-wolf' } },
        ),
      ],
    });
    runTicks(world, 1);
    expect(world.variables.get('gold')).toBe(1_000_000_000);
    expect(world.variables.get('word')).toBe('3');
    expect(world.variables.get('hero')).toBeGreaterThan(0);
  });

  it('can be lists and records that rules change', async () => {
    const record = { get: 'variable', variable: 'prices' };
    const world = await createTestWorld({
      rules: [
        rule(
          'shop',
          start,
          { do: 'setRecordEntry', variable: 'prices', key: 'fish', value: 3 },
          { do: 'removeRecordEntry', variable: 'prices', key: 'bread' },
          note({ get: 'recordKeys', record }),
          note('x'),
          note('x'),
          { do: 'removeFromList', variable: 'winners', element: 'x' },
        ),
      ],
    });
    runTicks(world, 1);
    expect(world.variables.get('prices')).toEqual({ fish: 3 });
    expect(notesOf(world)).toEqual([['fish']]);
  });
});

describe('[EG-09] timers', () => {
  const rules = [
    rule(
      'begin',
      start,
      { do: 'startTimer', timer: 'once', seconds: 1 },
      { do: 'startTimer', timer: 'often', seconds: 0.5, mode: 'again-and-again' },
      { do: 'startTimer', timer: 'never', seconds: 0.5 },
      { do: 'stopTimer', timer: 'never' },
      note({ get: 'timerLeft', timer: 'once' }),
    ),
    rule('once', { when: 'timerEnds', timer: 'once' }, note('once')),
    rule('often', { when: 'timerEnds', timer: 'often' }, note('often')),
    rule('never', { when: 'timerEnds', timer: 'never' }, note('never')),
  ];

  it('end once or repeat, and can be stopped', async () => {
    const world = await createTestWorld({ rules });
    runTicks(world, 61);
    expect(notesOf(world)).toEqual([1, 'often', 'once', 'often', 'often']);
  });

  it('continue after a snapshot', async () => {
    const world = await createTestWorld({ rules });
    runTicks(world, 30);
    const restored = createWorldFromSnapshot(world, takeSnapshot(world));
    runTicks(restored, 31);
    expect(notesOf(restored)).toEqual([1, 'often', 'once', 'often', 'often']);
  });

  it('run rules at an interval in seconds', async () => {
    const world = await createTestWorld({
      rules: [rule('tick', { when: 'everySeconds', seconds: 0.25 }, note(1))],
    });
    runTicks(world, 40);
    expect(notesOf(world)).toEqual([1, 1, 1, 1]);
  });
});

describe('[EG-09] regions', () => {
  const wolf = { get: 'placedUnit', placement: 'old-wolf' };
  const watch = [
    rule('in', { when: 'unitEntersRegion', region: 'gate' }, note('in'), note({ get: 'triggeringRegion' })),
    rule('out', { when: 'unitLeavesRegion', region: 'gate' }, note('out')),
  ];
  const center = { get: 'centerOf', region: 'gate' };

  it('detect entering and leaving, once each', async () => {
    const world = await createTestWorld({
      rules: [
        ...watch,
        rule(
          'walk',
          start,
          { do: 'teleport', entity: wolf, position: center },
          { do: 'wait', seconds: 0.5 },
          note({ get: 'isInRegion', entity: wolf, region: 'gate' }),
          { do: 'teleport', entity: wolf, position: { get: 'point', x: 20, y: 20 } },
        ),
      ],
    });
    runTicks(world, 40);
    expect(notesOf(world)).toEqual(['in', 'gate', true, 'out']);
  });

  it('can be entered and left by moving the region, and detect a death inside', async () => {
    const world = await createTestWorld({
      rules: [
        ...watch,
        rule(
          'move',
          start,
          { do: 'moveRegion', region: 'gate', position: { get: 'positionOf', entity: wolf } },
          { do: 'wait', seconds: 0.2 },
          { do: 'killUnit', unit: wolf },
        ),
      ],
      types: { units: { wolf: { death: { respawnSeconds: 5 } } } },
    });
    runTicks(world, 20);
    expect(notesOf(world)).toEqual(['in', 'gate', 'out']);
  });
});

describe('[EG-09] random', () => {
  const roll = rule('roll', { when: 'everyTick' }, note({ get: 'randomWholeNumber', from: 1, to: 6 }));

  async function rollDice(seed: number): Promise<Value> {
    const world = await createTestWorld({ rules: [roll] }, { seed });
    runTicks(world, 100);
    return notesOf(world);
  }

  it('comes from the seed, stays in range and is distributed evenly', async () => {
    const rolls = (await rollDice(1)) as number[];
    expect(await rollDice(1)).toEqual(rolls);
    expect(await rollDice(2)).not.toEqual(rolls);
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe('[EG-09] groups', () => {
  it('contain units of a type, in a region, near a position, of a team; loops iterate over them', async () => {
    const at = (x: number, y: number) => ({ get: 'point', x, y });
    const create = (x: number, y: number) => ({
      do: 'createUnit',
      unitType: 'knight',
      position: at(x, y),
      team: 'red',
    });
    const count = (list: unknown) => note({ get: 'listLength', list });
    const world = await createTestWorld({
      rules: [
        rule(
          'count',
          start,
          create(11, 5),
          create(11.5, 5),
          create(25, 5),
          count({ get: 'unitsOfType', unitType: 'knight' }),
          count({ get: 'unitsInRegion', region: 'gate' }),
          count({ get: 'unitsNear', position: at(25, 5), radius: 2 }),
          count({ get: 'unitsOfTeam', team: 'red' }),
          count({ get: 'allUnits' }),
          {
            do: 'forEachUnit',
            units: { get: 'unitsOfType', unitType: 'knight' },
            actions: [{ do: 'destroyEntity', entity: { get: 'eachUnit' } }],
          },
          count({ get: 'unitsOfType', unitType: 'knight' }),
        ),
      ],
    });
    runTicks(world, 1);
    expect(notesOf(world)).toEqual([3, 2, 1, 3, 4, 0]);
  });
});
