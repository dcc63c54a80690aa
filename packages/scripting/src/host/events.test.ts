import { triggers, type TriggerName, type Value } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { HANDLERS_MAX, JOBS_PER_TICK_MAX, WAITS_MAX } from '../limits.ts';
import {
  createScriptEvent,
  createTestFactory,
  createTestHost,
  type TestSources,
  describeScriptReport,
  type TestHost,
} from '../testing/createTestHost.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';

let factory: ScriptHostFactory;
beforeAll(async () => {
  factory = await createTestFactory();
});

function startHost(sources: TestSources): TestHost {
  const host = createTestHost(factory, sources);
  expect(describeScriptReport(host.start())).toEqual([]);
  return host;
}

const contextSamples: { readonly [type: string]: Value } = {
  position: { x: 3, y: -4.5 },
  number: 2.5,
  text: 'some "text"',
  any: [1, { a: 'b' }],
  region: 'gate',
  attribute: 'health',
  buff: 'haste',
  team: 'red',
  key: 'e',
  globalVariable: 'score',
  playerVariable: 'coins',
};

describe('events', () => {
  it('pass all values of every trigger to handlers', () => {
    const { start, tick } = createTestHost(
      factory,
      `for (const name of ${JSON.stringify(Object.keys(triggers))}) on(name, (event) => console.log(name, event));`,
    );
    start();
    for (const [name, { provides }] of Object.entries(triggers)) {
      if (name === 'everyTick' || name === 'everySeconds') continue;
      const context = Object.fromEntries(
        Object.entries(provides).map(([field, type]) => [field, contextSamples[type as string] ?? 7]),
      );
      const empty = Object.fromEntries(Object.entries(context).map(([field]) => [field, null]));
      const lines = describeScriptReport(
        tick(createScriptEvent(name as TriggerName, context), createScriptEvent(name as TriggerName, empty)),
      );
      expect(lines[0]).toBe(`log ${name} ${JSON.stringify(context)}`);
      expect(lines[1]).toBe(
        `log ${name} ${JSON.stringify({ ...empty, ...('damageAmount' in empty && { damageAmount: 0 }) })}`,
      );
    }
  });

  it('run handlers in the order of the events, then in the order they were added', () => {
    const { tick } = startHost(`
      on('unitDies', () => console.log('first'));
      on('unitJumps', () => console.log('jump'));
      on('unitDies', () => console.log('second'));
      on('everyTick', () => console.log('tick', game.tick));`);
    const report = tick(
      createScriptEvent('unitJumps'),
      createScriptEvent('unitDies'),
      createScriptEvent('unitJumps'),
    );
    expect(describeScriptReport(report)).toEqual([
      'log jump',
      'log first',
      'log second',
      'log jump',
      'log tick 1',
    ]);
  });

  it('are narrowed down by filters', () => {
    const { tick } = startHost(`
      on('unitDies', { unitType: 'wolf' }, (e) => console.log('wolf', e.triggeringUnit));
      on('unitEntersRegion', { region: 'gate', unitType: undefined }, () => console.log('gate'));
      on('unitEntersRegion', { region: 'gate', unitType: 'wolf' }, () => console.log('wolf at the gate'));
      on('timerEnds', { timer: 'bomb' }, (e) => console.log(e.triggeringTimer));`);
    const report = tick(
      createScriptEvent('unitDies', { triggeringUnit: 1 }, { unitType: 'wolf' }),
      createScriptEvent('unitDies', { triggeringUnit: 2 }, { unitType: 'knight' }),
      createScriptEvent('unitDies', { triggeringUnit: 3 }),
      createScriptEvent('unitEntersRegion', {}, { region: 'gate', unitType: 'knight' }),
      createScriptEvent('unitEntersRegion', {}, { region: 'gate', unitType: 'wolf' }),
      createScriptEvent('timerEnds', { triggeringTimer: 'bomb' }, { timer: 'bomb' }),
      createScriptEvent('timerEnds', { triggeringTimer: 'door' }, { timer: 'door' }),
    );
    expect(describeScriptReport(report)).toEqual([
      'log wolf 1',
      'log gate',
      'log gate',
      'log wolf at the gate',
      'log bomb',
    ]);
  });

  it('count seconds from the start', () => {
    const { tick } = startHost(`
      on('everySeconds', { seconds: 0.1 }, () => console.log('tenth', game.tick, game.seconds));
      on('everySeconds', { seconds: 0 }, () => console.log('always'));`);
    const lines = Array.from({ length: 8 }, () => describeScriptReport(tick()));
    expect(lines[0]).toEqual(['log always']);
    expect(lines.flat().filter((line) => line !== 'log always')).toEqual([
      'log tenth 4 0.1',
      'log tenth 8 0.2',
    ]);
  });

  it('are delivered in any number in one call', () => {
    const { tick } = startHost(`let sum = 0, texts = 0;
      on('unitTouchesUnit', (e) => { sum += e.otherUnit; });
      on('playerSendsChat', (e) => { texts += e.chatText.length; });
      on('everyTick', () => console.log(sum, texts));`);
    const events = Array.from({ length: 3000 }, (_none, index) =>
      index % 3 === 0
        ? createScriptEvent('playerSendsChat', { triggeringPlayer: 1, chatText: `text ${index}` })
        : createScriptEvent('unitTouchesUnit', { triggeringUnit: 1, otherUnit: index }),
    );
    const numbers = events.map(({ context }) => Number(context['otherUnit'] ?? 0));
    const texts = events.map(({ context }) => String(context['chatText'] ?? '').length);
    const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
    expect(describeScriptReport(tick(...events))).toEqual([`log ${sum(numbers)} ${sum(texts)}`]);
  });

  it('allow handlers to add and remove handlers', () => {
    const { tick } = startHost(`
      const once = () => { console.log('once'); off('unitJumps', once); };
      const last = () => console.log('last');
      on('unitJumps', once);
      on('unitJumps', () => { off('unitJumps', last); on('unitJumps', () => console.log('new')); });
      on('unitJumps', last);`);
    expect(describeScriptReport(tick(createScriptEvent('unitJumps')))).toEqual(['log once']);
    expect(describeScriptReport(tick(createScriptEvent('unitJumps')))).toEqual(['log new']);
    expect(describeScriptReport(tick(createScriptEvent('unitJumps')))).toEqual(['log new', 'log new']);
  });

  it.each([
    ['an unknown event', 'on("unitDied", () => {});', 'There is no event unitDied.'],
    ['an inherited name', 'on("toString", () => {});', 'There is no event toString.'],
    [
      "a handler that isn't a function",
      'on("unitDies", { unitType: "a" });',
      'The handler of unitDies is not a function.',
    ],
    ['an unknown filter', 'on("unitDies", { region: "a" }, () => {});', 'unitDies has no filter region.'],
    ["a filter that isn't an object", 'on("unitDies", "wolf", () => {});', 'A filter is an object such as'],
    [
      'too many handlers',
      `for (;;) on("unitDies", () => {});`,
      `There are more than ${HANDLERS_MAX} handlers.`,
    ],
  ])('refuse %s', (_what, code, reason) => {
    const { problems } = createTestHost(factory, code).start();
    expect(problems).toMatchObject([
      { kind: 'script-error', line: 1, message: expect.stringContaining(reason) },
    ]);
  });
});

describe('promises', () => {
  it('continue after waiting, in order of time', () => {
    const { tick } = startHost(`
      async function beat(name: string, seconds: number) { for (let i = 1; i < 3; i++) { await game.wait(seconds); console.log(name, i, game.tick); } }
      beat('slow', 0.1); beat('fast', 0.05); beat('now', 0);`);
    const lines = Array.from({ length: 8 }, () => describeScriptReport(tick())).flat();
    expect(lines).toEqual(
      ['now 1 1', 'fast 1 2', 'now 2 2', 'slow 1 4', 'fast 2 4', 'slow 2 8'].map((line) => `log ${line}`),
    );
  });

  it('continue up to the limit in a tick, the rest in the next', () => {
    const { tick } = startHost(`let rounds = 0;
      async function forever() { for (;;) { await null; rounds += 1; } }
      forever();
      on('everyTick', () => console.log(rounds));`);
    const lines = [tick(), tick(), tick()].flatMap(describeScriptReport);
    expect(lines).toEqual([1, 2, 3].map((count) => `log ${count * JOBS_PER_TICK_MAX}`));
  });

  it('report errors of asynchronous handlers, with the line', () => {
    const { tick } = startHost(
      `on('unitJumps', async () => {\n  await null;\n  throw new RangeError('high');\n});`,
    );
    const report = tick(createScriptEvent('unitJumps'));
    expect(report.problems).toEqual([
      {
        kind: 'script-error',
        script: 'world',
        file: 'initialize.ts',
        line: 3,
        message: 'initialize.ts:3 RangeError: high',
      },
    ]);
  });

  it('have a limit for waits', () => {
    const { start } = createTestHost(
      factory,
      `for (let i = 0; i < ${WAITS_MAX}; i++) game.wait(9);\nawait game.wait(9);`,
    );
    expect(start().problems).toMatchObject([
      { line: 2, message: expect.stringContaining(`more than ${WAITS_MAX} waits`) },
    ]);
  });
});
