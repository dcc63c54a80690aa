import type { Value } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { STEPS_PER_RUN_MAX, THREADS_MAX } from '../world/limits.ts';
import { hashWorld } from '../snapshot/hashWorld.ts';
import { createWorldFromSnapshot } from '../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../snapshot/takeSnapshot.ts';
import { createTestWorld, runTicks } from '../testing/createTestWorld.ts';
import { allocateSlot } from '../world/entities.ts';
import type { World } from '../world/World.ts';

/** Creates a world whose rule “test” runs when the game starts and records its progress in the list “winners”. */
async function runRule(actions: unknown[], more: unknown[] = []): Promise<World> {
  const rule = { id: 'test', name: 'Test', when: { when: 'gameStarts' }, do: actions };
  return createTestWorld({ rules: [rule, ...more] });
}

function note(element: unknown): unknown {
  return { do: 'addToList', variable: 'winners', element };
}

function notesOf(world: World): Value {
  return world.variables.get('winners') ?? null;
}

describe('control flow of a rule', () => {
  it('runs one branch of an if, and then continues', async () => {
    const world = await runRule([
      { do: 'ifThen', condition: true, then: [note('then')], else: [note('else')] },
      { do: 'ifThen', condition: false, then: [note('then')], else: [note('else')] },
      { do: 'ifThen', condition: false, then: [note('never')] },
      note('end'),
    ]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['then', 'else', 'end']);
  });

  it('counts up, counts down, repeats and skips', async () => {
    const world = await runRule([
      { do: 'countFromTo', from: 1, to: 5, step: 2, actions: [note({ get: 'eachNumber' })] },
      { do: 'countFromTo', from: 3, to: 1, step: -1, actions: [note({ get: 'eachNumber' })] },
      {
        do: 'repeat',
        times: 9,
        actions: [
          {
            do: 'ifThen',
            condition: { get: 'isEqual', a: { get: 'eachNumber' }, b: 1 },
            then: [{ do: 'skipToNext' }],
          },
          {
            do: 'ifThen',
            condition: { get: 'isEqual', a: { get: 'eachNumber' }, b: 4 },
            then: [{ do: 'stopLoop' }],
          },
          note({ get: 'eachNumber' }),
        ],
      },
    ]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual([1, 3, 5, 3, 2, 1, 2, 3]);
  });

  it('restores the value of an outer loop', async () => {
    const pair = { get: 'listOf', first: 'a', second: 'b' };
    const world = await runRule([
      {
        do: 'forEachElement',
        list: pair,
        actions: [
          {
            do: 'forEachElement',
            list: { get: 'listOf', first: 'x' },
            actions: [note({ get: 'eachElement' })],
          },
          note({ get: 'eachElement' }),
        ],
      },
    ]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['x', 'a', 'x', 'b']);
  });

  it('iterates over the entries of a record', async () => {
    const world = await runRule([
      {
        do: 'forEachEntry',
        record: { get: 'variable', variable: 'prices' },
        actions: [note({ get: 'eachKey' }), note({ get: 'eachElement' })],
      },
    ]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['bread', 2]);
  });

  it('skips disabled actions', async () => {
    const world = await runRule([{ ...(note('off') as object), isEnabled: false }, note('on')]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['on']);
  });

  it('runs another rule inline, with its conditions, and stops endless recursion', async () => {
    const helper = {
      id: 'helper',
      name: 'Helper',
      when: { when: 'ruleIsRun' },
      if: [{ get: 'isLess', a: { get: 'listLength', list: { get: 'variable', variable: 'winners' } }, b: 2 }],
      do: [note('helped')],
    };
    const endless = {
      id: 'endless',
      name: 'Endless',
      when: { when: 'ruleIsRun' },
      do: [{ do: 'runRule', rule: 'endless' }],
    };
    const run = { do: 'runRule', rule: 'helper' };
    const world = await runRule(
      [run, note('between'), run, { do: 'runRule', rule: 'endless' }],
      [helper, endless],
    );
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['helped', 'between']);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'rule-problem', rule: 'endless' }));
  });
});

describe('waiting', () => {
  const waiting = [
    {
      do: 'repeat',
      times: 3,
      actions: [{ do: 'wait', seconds: 0.5 }, note({ get: 'eachNumber' })],
    },
    {
      do: 'waitUntil',
      condition: { get: 'isGreater', a: { get: 'variable', variable: 'gold' }, b: 0 },
      seconds: 60,
    },
    note('rich'),
  ];

  it('[GF-03:part] works inside a loop and until a condition is true, tick by tick', async () => {
    const world = await runRule(waiting);
    runTicks(world, 20);
    expect(notesOf(world)).toEqual([]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual([1]);
    runTicks(world, 40);
    expect(notesOf(world)).toEqual([1, 2, 3]);
    runTicks(world, 10);
    expect(notesOf(world)).toEqual([1, 2, 3]);
    world.variables.set('gold', 1);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual([1, 2, 3, 'rich']);
    expect(world.threads).toEqual([]);
  });

  it('stops waiting for a condition after the time limit', async () => {
    const world = await runRule([{ do: 'waitUntil', condition: false, seconds: 1 }, note('over')]);
    runTicks(world, 40);
    expect(notesOf(world)).toEqual([]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['over']);
  });

  it('continues from a snapshot in the middle of a loop, without changing the snapshot', async () => {
    const world = await runRule(waiting);
    runTicks(world, 30);
    const snapshot = takeSnapshot(world);
    for (const restored of [
      createWorldFromSnapshot(world, snapshot),
      createWorldFromSnapshot(world, snapshot),
    ]) {
      runTicks(restored, 60);
      expect(notesOf(restored)).toEqual([1, 2, 3]);
    }
    runTicks(world, 60);
    const again = createWorldFromSnapshot(world, snapshot);
    runTicks(again, 60);
    expect(hashWorld(again)).toBe(hashWorld(world));
  });

  it('runs delayed actions later, without blocking the rule', async () => {
    const world = await runRule([{ do: 'runLater', seconds: 1, actions: [note('later')] }, note('now')]);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['now']);
    runTicks(world, 40);
    expect(notesOf(world)).toEqual(['now', 'later']);
  });

  it('preserves the current loop elements for delayed actions', async () => {
    const list = { get: 'listOf', first: 'a', second: 'b' };
    const later = { do: 'runLater', seconds: 1, actions: [note({ get: 'eachElement' })] };
    const world = await runRule([{ do: 'forEachElement', list, actions: [later] }]);
    runTicks(world, 41);
    expect(notesOf(world)).toEqual(['a', 'b']);
  });

  it('has a limit of waiting rules and reports when it is exceeded', async () => {
    const world = await runRule([
      { do: 'repeat', times: THREADS_MAX + 1, actions: [{ do: 'runLater', seconds: 1, actions: [] }] },
    ]);
    runTicks(world, 1);
    expect(world.threads).toHaveLength(THREADS_MAX);
    expect(world.events).toContainEqual(
      expect.objectContaining({ id: 'too-many-waiting-rules', rule: 'test' }),
    );
  });
});

describe('limits', () => {
  it('[EG-02] stop a rule that takes too long within its tick and report its location; other rules continue', async () => {
    const other = { id: 'other', name: 'Other', when: { when: 'gameStarts' }, do: [note('other')] };
    const world = await runRule(
      [
        {
          do: 'repeatWhile',
          condition: true,
          actions: [{ do: 'changeVariable', variable: 'gold', amount: 1 }],
        },
      ],
      [other],
    );
    runTicks(world, 1);
    expect(world.events).toContainEqual({
      kind: 'rule-problem',
      id: 'rule-out-of-steps',
      rule: 'test',
      path: expect.stringMatching(/^rules\[0\]\.do\[0\]/),
      message: expect.any(String),
    });
    expect(world.variables.get('gold')).toBeLessThan(STEPS_PER_RUN_MAX);
    expect(notesOf(world)).toEqual(['other']);
  });

  it('report to the creator, once per tick, that there is no room for new entities', async () => {
    const create = { do: 'createUnit', unitType: 'wolf', position: { get: 'centerOf', region: 'gate' } };
    const world = await runRule([{ do: 'repeat', times: 3, actions: [create] }]);
    while (allocateSlot(world) !== null);
    runTicks(world, 1);
    expect(world.events.filter(({ kind }) => kind === 'rule-problem')).toMatchObject([
      { id: 'world-full', rule: 'test', path: expect.stringMatching(/^rules\[0\]\.do\[0\]/) },
    ]);
  });

  it('end a chain of events that trigger each other', async () => {
    const pong = {
      id: 'pong',
      name: 'Pong',
      when: { when: 'eventIsSent', event: 'ping' },
      do: [{ do: 'sendEvent', event: 'ping' }],
    };
    const world = await runRule([{ do: 'sendEvent', event: 'ping' }], [pong]);
    runTicks(world, 2);
    expect(world.tick).toBe(2);
  });
});

describe('triggers', () => {
  it('run the rules whose filters match, in the order of the document', async () => {
    const rules = ['one', 'two', 'three'].map((id) => ({
      id,
      name: id,
      when: { when: 'eventIsSent', event: id === 'two' ? 'other' : 'bell' },
      do: [note(id), note({ get: 'eventValue' })],
    }));
    const world = await runRule([{ do: 'sendEvent', event: 'bell', value: 5 }], rules);
    runTicks(world, 1);
    expect(notesOf(world)).toEqual(['one', 5, 'three', 5]);
  });

  it('respect rules that are switched off and on', async () => {
    const bell = {
      id: 'bell',
      name: 'Bell',
      when: { when: 'eventIsSent', event: 'bell' },
      do: [note('rang')],
    };
    const world = await runRule(
      [
        { do: 'setRuleEnabled', rule: 'bell', isOn: false },
        { do: 'sendEvent', event: 'bell' },
        { do: 'wait', seconds: 1 },
        { do: 'setRuleEnabled', rule: 'bell', isOn: true },
        { do: 'sendEvent', event: 'bell' },
      ],
      [bell],
    );
    runTicks(world, 10);
    expect(notesOf(world)).toEqual([]);
    runTicks(world, 40);
    expect(notesOf(world)).toEqual(['rang']);
  });
});
