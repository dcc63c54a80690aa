import { beforeAll, describe, expect, it } from 'vitest';
import { FUEL_PER_CALL, FUEL_PER_TICK, FUEL_STRIKES_MAX } from '../limits.ts';
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

describe('fuel', () => {
  it('[EG-02] stops a handler over its fuel in that tick, reports its line, and runs the others', () => {
    const { tick } = startHost(`let rounds = 0;
      on('everyTick', () => {
        rounds += 1;
        const step = () => 1;
        while (true)
          rounds += step();
      });
      on('everyTick', () => console.log('on'));`);
    for (let strike = 1; strike <= FUEL_STRIKES_MAX; strike += 1) {
      const { problems, lines } = tick();
      expect(problems.slice(0, 1)).toEqual([
        {
          kind: 'script-out-of-fuel',
          script: 'world',
          file: 'initialize.ts',
          line: 6,
          message: 'initialize.ts:6 This script ran too long in one tick and was stopped.',
        },
      ]);
      expect(problems.slice(1).map(({ message }) => message)).toEqual(
        strike < FUEL_STRIKES_MAX
          ? []
          : [`initialize.ts:2 This handler ran out of fuel ${FUEL_STRIKES_MAX} times and is switched off.`],
      );
      expect(lines).toEqual([{ level: 'log', text: 'on', place: 'world/initialize.ts:8' }]);
    }
    expect(describeScriptReport(tick())).toEqual(['log on']);
  });

  it('[EG-02:part] ends the tick when all handlers together use it up, and blames none of them', () => {
    const { tick } = startHost(`
      for (let i = 0; i < 50; i++) on('everyTick', () => { for (let j = 0; j < 20_000; j++); });
      on('everyTick', () => console.log('last'));`);
    for (let round = 0; round < 2 * FUEL_STRIKES_MAX; round += 1)
      expect(describeScriptReport(tick())).toEqual(['script-out-of-fuel world initialize.ts:2']);
  });

  it('[EG-02:part] counts calls to the game as fuel, also for a script that catches the error', () => {
    const { tick, bridge } = startHost(`
      on('everyTick', () => { for (;;) try { units.createUnit('wolf', null); } catch {} });
      on('everyTick', () => units.createUnit('sheep', null));`);
    const report = tick();
    expect(describeScriptReport(report)).toEqual(['script-out-of-fuel world initialize.ts:2']);
    const kinds = bridge.calls.map(([, type]) => type);
    expect(kinds.indexOf('sheep')).toBe(kinds.length - 1);
    expect(kinds.length).toBeLessThan(20_001);
  });

  it("[EG-02:part] stops a loop inside a promise, which the handler doesn't notice", () => {
    const { tick } = startHost(`
      async function endless() { for (;;); }
      on('everyTick', () => {
        endless();
        try { new Promise(() => { for (;;); }); units.allUnits(); } catch {}
      });
      on('everyTick', () => console.log('on'));`);
    for (let round = 0; round < FUEL_STRIKES_MAX; round += 1)
      expect(describeScriptReport(tick()).toSpliced(1, round < FUEL_STRIKES_MAX - 1 ? 0 : 1)).toEqual([
        'script-out-of-fuel world initialize.ts:2',
        'log on',
      ]);
    expect(describeScriptReport(tick())).toEqual(['log on']);
  });

  it('[EG-02:part] ends scripts that keep running inside promises', () => {
    const { tick, host } = startHost(
      `on('everyTick', () => {\n  for (;;) new Promise(() => { for (;;); });\n});`,
    );
    const report = tick();
    expect(report.problems).toEqual([
      {
        kind: 'script-broken',
        script: 'world',
        file: null,
        line: null,
        message: 'The script machine failed: RangeError: it does not stop. All scripts are switched off.',
      },
    ]);
    expect(host.isBroken).toBe(true);
    expect(describeScriptReport(tick())).toEqual([]);
  });

  it('[EG-02:part] counts calls to the game as fuel even without script code in between', () => {
    const { tick, bridge } = startHost(`
      on('everyTick', () => { new Array(50_000).fill(1).forEach(units.isAlive); });
      on('everyTick', () => console.log('on'));`);
    expect(describeScriptReport(tick())).toEqual(['script-out-of-fuel world initialize.ts:2', 'log on']);
    expect(bridge.calls.length).toBeLessThanOrEqual(FUEL_PER_TICK / FUEL_PER_CALL);
  });

  it('[EG-02:part] stops thrown values that take forever to read', () => {
    const { start, tick } = createTestHost(factory, {
      'initialize.ts': `throw new Proxy({}, { get() { for (;;); } });`,
      'other.ts': `on('everyTick', () => console.log('on'));`,
    });
    expect(start().problems).toEqual([
      {
        kind: 'script-error',
        script: 'world',
        file: null,
        line: null,
        message: 'The script threw a value that takes too long to read.',
      },
    ]);
    expect(describeScriptReport(tick())).toEqual(['log on']);
  });

  it('[EG-02:part] stops promises and files that never end', () => {
    const loop = startHost(
      `on('unitJumps', async () => {\n  await null;\n  for (;;) { Math.abs(1); }\n});\non('everyTick', () => console.log('on'));`,
    );
    expect(describeScriptReport(loop.tick(createScriptEvent('unitJumps')))).toEqual([
      'script-out-of-fuel world initialize.ts:3',
      'log on',
    ]);
    expect(describeScriptReport(loop.tick())).toEqual(['log on']);
    const file = createTestHost(factory, {
      'initialize.ts': 'const a = [1];\nfor (;;)\n  a.at(0);',
      'other.ts': 'console.log("other");',
    });
    expect(describeScriptReport(file.start())).toEqual([
      'script-out-of-fuel world initialize.ts:3',
      'log other',
    ]);
  });
});
