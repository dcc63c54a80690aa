import type { Value } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_STRIKES_MAX, LINE_LENGTH_MAX, LINES_PER_TICK_MAX, PROBLEMS_PER_TICK_MAX } from '../limits.ts';
import {
  createScriptEvent,
  createTestFactory,
  createTestHost,
  createTestHostFor,
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

/** The lines a script prints when it starts. */
function printed(sources: TestSources, answers: Record<string, Value> = {}): string[] {
  const { host, bridge } = createTestHost(factory, sources);
  for (const [name, value] of Object.entries(answers)) bridge.answers.set(name, () => value);
  return describeScriptReport(host.start(bridge));
}

describe('files', () => {
  it('runs each file of each script once, imported or not', () => {
    const { start } = createTestHostFor(factory, {
      weather: { name: 'Weather', files: { 'rain.ts': 'console.log("rain");' } },
      world: {
        name: 'World',
        files: {
          'a.ts': 'import { count } from "./shared.ts"; console.log("a", ++count.value);',
          'shared.ts': 'console.log("shared"); export const count = { value: 0 };',
          'initialize.ts': 'import { count } from "./shared.ts"; console.log("initialize", ++count.value);',
        },
      },
    });
    expect(describeScriptReport(start())).toEqual(['log shared', 'log initialize 1', 'log a 2', 'log rain']);
  });

  it('reports file and line of an error at the start once, and runs the other files', () => {
    const { start } = createTestHostFor(factory, {
      world: {
        name: 'World',
        files: {
          'initialize.ts': 'import { broken } from "./broken.ts";\nbroken();',
          'broken.ts': '\n\nexport function broken(): void {}\nnull!.x;',
          'fine.ts': 'console.log("fine");',
        },
      },
    });
    const report = start();
    expect(describeScriptReport(report)).toEqual(['script-error world broken.ts:4', 'log fine']);
    expect(report.problems[0]!.message).toBe("broken.ts:4 TypeError: cannot read property 'x' of null");
  });

  it('waits for a file that awaits something, and reports it if it fails later', () => {
    const { start, tick } = createTestHost(
      factory,
      'await game.wait(0.05);\nconsole.log(game.tick);\nthrow new Error("late");',
    );
    expect([
      describeScriptReport(start()),
      describeScriptReport(tick()),
      describeScriptReport(tick()),
    ]).toEqual([[], [], ['script-error world initialize.ts:3', 'log 2']]);
  });
});

describe('errors', () => {
  it('report file and line in a handler, and the next handler runs', () => {
    const { tick } = startHost({
      'initialize.ts': `import { explode } from './bomb.ts';\non('everyTick', () => explode());\non('everyTick', () => console.log('on'));`,
      'bomb.ts': `interface Bomb {\n  fuse: number;\n}\nexport function explode(): Bomb {\n  const bomb: Bomb | null = null;\n  return bomb!.fuse as never;\n}`,
    });
    const report = tick();
    expect(report.problems).toEqual([
      {
        kind: 'script-error',
        script: 'world',
        file: 'bomb.ts',
        line: 6,
        message: "bomb.ts:6 TypeError: cannot read property 'fuse' of null",
      },
    ]);
    expect(report.lines).toEqual([{ level: 'log', text: 'on', place: 'world/initialize.ts:3' }]);
  });

  it('switch off a handler that fails again and again, but not one that fails occasionally', () => {
    const { tick } = startHost(`let rounds = 0;
      on('everyTick', () => { if (++rounds % 2) throw 1; });
      on('everyTick', () => { throw new Error('always'); });`);
    const reports = Array.from({ length: 2 * ERROR_STRIKES_MAX }, () =>
      tick().problems.map(({ message }) => message),
    );
    const always = reports.map((messages) => messages.filter((message) => message.includes('always')));
    expect(always[ERROR_STRIKES_MAX - 2]).toEqual(['initialize.ts:3 Error: always']);
    expect(always[ERROR_STRIKES_MAX - 1]).toEqual([
      `initialize.ts:3 Error: always This handler failed ${ERROR_STRIKES_MAX} times in a row and is switched off.`,
    ]);
    expect(always[ERROR_STRIKES_MAX]).toEqual([]);
    expect(reports.at(-2)).toEqual(['initialize.ts:2 1']);
  });

  it('[ED-07:part] include the location of every printed line, also in a function and after a wait', () => {
    const { start, tick } = createTestHost(factory, {
      'initialize.ts': `import { speak } from './voice.ts';\nspeak('now');\non('everyTick', async () => {\n  await game.wait(0.05);\n  console.warn('later');\n});`,
      'voice.ts': `export function speak(word: string) {\n  console.log(word);\n}`,
    });
    expect(start().lines).toEqual([{ level: 'log', text: 'now', place: 'world/voice.ts:2' }]);
    const later = [tick(), tick(), tick()].flatMap(({ lines }) => lines);
    expect(later).toEqual([{ level: 'warn', text: 'later', place: 'world/initialize.ts:5' }]);
  });

  it('are limited per tick, together with printed lines', () => {
    const { tick } = startHost(`
      for (let i = 0; i < ${PROBLEMS_PER_TICK_MAX + 3}; i++) on('unitJumps', () => { throw new Error('number ' + i); });
      on('unitJumps', () => { for (let i = 0; i < ${LINES_PER_TICK_MAX + 5}; i++) console.error(i, 'a'.repeat(5000)); });`);
    const { problems, lines } = tick(createScriptEvent('unitJumps'));
    expect(problems).toHaveLength(PROBLEMS_PER_TICK_MAX);
    expect(lines).toHaveLength(LINES_PER_TICK_MAX + 2);
    expect(lines[0]).toMatchObject({ level: 'error', text: `0 ${'a'.repeat(LINE_LENGTH_MAX - 2)}` });
    expect(lines.slice(-2).map(({ text }) => text)).toEqual([
      '3 more problems in this tick are not shown.',
      '5 more lines in this tick are not shown.',
    ]);
  });

  it("don't occur when printing unusual values", () => {
    expect(
      printed(`console.log(undefined, null, -0, NaN, Symbol('a'), () => 1, [1, [2]], { a: 'b' }, new Error('c'), new Map(), 'd\\n');
        console.log(); const circle = {}; circle.a = circle; console.warn(circle); console.error({ toJSON() { throw 1; } }); console.info('i'); console.debug('d');`),
    ).toEqual([
      'log undefined null 0 NaN Symbol(a) a function [1,[2]] {"a":"b"} Error: c {} d\n',
      'log ',
      'warn an object',
      'error an object',
      'log i',
      'log d',
    ]);
  });

  it('are not reported after the host was freed', () => {
    const { host, tick } = startHost(`on('everyTick', () => console.log('on'));`);
    host.free();
    expect(describeScriptReport(tick())).toEqual([]);
    expect(host.isBroken).toBe(true);
  });
});
