import { beforeAll, describe, expect, it } from 'vitest';
import { checkScripts } from '@playloom/game-format/scripts';
import { JOBS_PER_TICK_MAX, MEMORY_PAGES } from '../limits.ts';
import {
  createScriptEvent,
  createTestFactory,
  createTestHost,
  describeScriptReport,
  type TestHost,
} from '../testing/createTestHost.ts';
import { nativeAttacks, nativeMemoryAttacks } from '../testing/nativeAttacks.ts';
import { stackAttacks } from '../testing/stackAttacks.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';

/*
 * A test for every attack on our list. Attempts to break out of the machine are in escapes.test.ts. In rooms
 * with older engines, iterations of native loops are not counted; the server ends such rooms, which is tested
 * in apps/server/src/rooms-process/stuckScripts.slow.process.test.ts.
 */

let factory: ScriptHostFactory;
let neighbor: TestHost;
beforeAll(async () => {
  factory = await createTestFactory();
  neighbor = createTestHost(factory, `let count = 0; on('everyTick', () => console.log(++count));`);
  neighbor.start();
});

/** Runs attack code in a handler. A second handler of the same script shows whether the script still runs. */
function attack(code: string): { host: TestHost; during: string[]; after: string[] } {
  const source = `on('unitJumps', () => {\n${code}\n});\non('everyTick', () => console.log('on'));`;
  const host = createTestHost(factory, source);
  host.start();
  const during = describeScriptReport(host.tick(createScriptEvent('unitJumps')));
  expectNeighbor();
  return { host, during, after: describeScriptReport(host.tick()) };
}

let rounds = 0;
function expectNeighbor(): void {
  rounds += 1;
  expect(describeScriptReport(neighbor.tick())).toEqual([`log ${rounds}`]);
}

const STOPPED = 'script-out-of-fuel world initialize.ts';
const FAILED = 'script-error world initialize.ts';

describe("[EG-03] attacks on a room's CPU time", () => {
  it.each([
    ['a loop', 'for (;;) {}'],
    ['a loop that catches', 'for (;;) try { for (;;); } catch {} finally { continue; }'],
    ['a loop in finally', 'try { for (;;); } finally { for (;;); }'],
    ['a regular expression that backtracks', '/(a+)+$/.test("a".repeat(40) + "b");'],
    ['another one', '/^(([a-z])+.)+[A-Z]([a-z])+$/.test("a".repeat(60));'],
    ['a comparison that never ends', '[3, 2, 1].sort(() => { for (;;); });'],
    ['a replacement that never ends', '"aaa".replace(/a/g, () => { for (;;); });'],
    ['a getter that never ends', 'const trap = { get x() { for (;;); } }; movement.teleport(1, trap);'],
    ['a text that never ends', 'const trap = { toString() { for (;;); } }; `${trap}`;'],
    ['a generator that never ends', 'function* all() { for (;;) yield 1; } [...all()];'],
    [
      'an iterator that never ends',
      'new Set({ [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) });',
    ],
    [
      'a proxy that never ends',
      'const trap = new Proxy({}, { ownKeys() { for (;;); } }); Object.keys(trap);',
    ],
    ['an error that is hard to read', 'throw new Proxy(new Error(), { get() { for (;;); } });'],
    ['a JSON method that never ends', 'data.saveValue(1, "a", { toJSON() { for (;;); } });'],
    ['a long prototype chain', 'let a = {}; for (;;) a = Object.create(a);'],
  ])('%s is stopped in that tick, and the handlers after it run', (_what, code) => {
    const { during, after } = attack(code);
    expect([during[0]!.replace(/:\d+$/, ''), ...during.slice(1)]).toEqual([STOPPED, 'log on']);
    expect(after).toEqual(['log on']);
  });

  it('promises that call each other forever continue a few at a time', () => {
    const { during, after, host } = attack(
      'const go = () => { variables.changeVariable("jobs"); Promise.resolve().then(go); Promise.resolve().then(go); }; go();',
    );
    expect(during).toEqual(['log on']);
    expect(after).toEqual(['log on']);
    expect(host.bridge.calls.length).toBeLessThanOrEqual(2 * JOBS_PER_TICK_MAX + 1);
    expect(host.bridge.calls.length).toBeGreaterThan(JOBS_PER_TICK_MAX);
  });

  it("thenables can't block a tick", () => {
    const { during, after } = attack('const trap = { then(done) { done(trap); } }; Promise.resolve(trap);');
    expect([...during, ...after]).toEqual(['log on', 'log on']);
  });
});

describe('[EG-03] native loops, in which the machine checks no fuel', () => {
  it.each(nativeAttacks)('%s ends the scripts in that tick and reports the line', (_what, code) => {
    const { host, during, after } = attack(code);
    expect(during[0]).toBe(`${STOPPED}:2`);
    expect(during).not.toContain('log on');
    expect(after).toEqual([]);
    expect(host.host.isBroken).toBe(true);
  });

  it.each(nativeMemoryAttacks)('%s ends the scripts when their memory is full', (_what, code) => {
    const { host, during } = attack(code);
    expect(during.at(-1)).toMatch(/^script-out-of-(memory|fuel) world /);
    expect(host.host.isBroken).toBe(true);
  });

  it('a native loop in a starting file is stopped as well', () => {
    const host = createTestHost(factory, `const a = 1;\n[].includes.call({ length: 2 ** 53 - 1 }, a);`);
    expect(describeScriptReport(host.start())).toEqual([`${STOPPED}:2`]);
    expect(host.host.isBroken).toBe(true);
    expect(describeScriptReport(host.tick())).toEqual([]);
  });

  it('an earlier snapshot restores the scripts', () => {
    const source = `let count = 0; on('unitJumps', () => new Array(1e9) + ''); on('everyTick', () => console.log(++count));`;
    const host = createTestHost(factory, source);
    host.start();
    host.tick();
    const before = host.host.takeSnapshot();
    host.tick(createScriptEvent('unitJumps'));
    expect(host.host.isBroken).toBe(true);
    const other = createTestHost(factory, source);
    other.host.restoreSnapshot(before, other.bridge);
    expect(describeScriptReport(other.tick())).toEqual(['log 2']);
  });

  it('the normal work of a tick stays far below the limit', () => {
    const work = `const list = []; for (let i = 0; i < 2000; i++) list.push({ i, text: 'unit ' + i });
      JSON.parse(JSON.stringify(list)); list.sort((a, b) => b.i - a.i); list.map(({ text }) => text).join().split(',');
      new Array(1e5).fill(0).reverse().includes(1);`;
    const { during, after } = attack(work);
    expect([...during, ...after]).toEqual(['log on', 'log on']);
  });
});

describe('[EG-03] attacks on the stack', () => {
  it.each(stackAttacks)('%s ends with an error in the script', (_what, code) => {
    const { during, after } = attack(code);
    expect([during[0]!.replace(/:\d+$/, ''), ...during.slice(1)]).toEqual([FAILED, 'log on']);
    expect(after).toEqual(['log on']);
  });

  it('deep data is freed without a deep stack', () => {
    const { during, after } = attack(
      'let deep = []; for (let i = 0; i < 9000; i++) deep = [deep]; deep = null; let list = null; for (let i = 0; i < 9000; i++) list = { list }; list = null;',
    );
    expect([...during, ...after]).toEqual(['log on', 'log on']);
  });

  it('deeply nested source and code made from text never reach the machine', () => {
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    expect(checkScripts({ world: { name: 'World', files: { 'a.ts': deep } } })).toMatchObject([
      { code: 'script-too-deep' },
    ]);
    const { during } = attack('eval("[".repeat(100000));');
    expect(during[0]).toBe(`${FAILED}:2`);
  });
});

describe('[EG-03] attacks on memory', () => {
  it.each([
    ['lists', 'const kept = []; for (;;) kept.push(new Array(10000).fill(1));'],
    ['texts of a megabyte', 'const kept = []; for (let i = 0; ; i++) kept.push("a".repeat(1e6) + i);'],
    ['buffers', 'const kept = []; for (;;) kept.push(new ArrayBuffer(1e6));'],
    ['one large buffer', 'new ArrayBuffer(1e9);'],
    ['one large typed array', 'new Float64Array(1e8);'],
    ['one large list', 'new Array(5e7).fill(0);'],
    ['a spread of a large list', 'Math.max(...new Array(1e7));'],
    [
      'caught errors',
      'const kept = []; for (;;) try { for (;;) kept.push(new Array(10000).fill(1)); } catch {}',
    ],
  ])('%s until memory runs out: the scripts end, the world continues', (_what, code) => {
    const { host, during, after } = attack(code);
    for (const line of during) expect(line).toMatch(/^script-out-of-(memory|fuel) world /);
    expect(after).toEqual([]);
    expect(host.host.isBroken).toBe(true);
  });

  it('objects within the fuel of each tick, until memory runs out', () => {
    const source = `const kept = []; on('everyTick', () => { for (let i = 0; i < 9000; i++) kept.push({ i, list: [i] }); console.log('on'); });`;
    const host = createTestHost(factory, source);
    host.start();
    const lines: string[] = [];
    while (!host.host.isBroken && lines.length < 1000) lines.push(...describeScriptReport(host.tick()));
    expect(lines.at(-1)).toBe('script-out-of-memory world null:null');
    expect(lines.length).toBeGreaterThan(5);
    expectNeighbor();
  });

  it('memory allocated after an await ends the same way', () => {
    const { host, during } = attack(
      '(async () => { await null; const kept = []; for (;;) kept.push(new Array(10000).fill(1)); })();',
    );
    expect(during).toContain('script-out-of-memory world null:null');
    expect(host.host.isBroken).toBe(true);
  });

  it('no script gets more than the memory of its machine', () => {
    const { host } = attack('const kept = []; for (;;) kept.push(new Uint8Array(100000).fill(255));');
    expect(host.host.isBroken).toBe(true);
    expect(MEMORY_PAGES * 65_536).toBe(32 * 1024 * 1024);
  });
});

describe("[EG-03] BigInt, whose powers can't be interrupted", () => {
  it('is refused as a literal', () => {
    const source = 'const a = 3n ** 4000000n;';
    expect(checkScripts({ world: { name: 'World', files: { 'a.ts': source } } })).toMatchObject([
      { code: 'script-bigint' },
      { code: 'script-bigint' },
    ]);
  });

  it("can't be created in any other way", () => {
    const ways = [
      'typeof BigInt',
      'typeof BigInt64Array',
      'typeof BigUint64Array',
      'typeof new DataView(new ArrayBuffer(8)).getBigInt64',
      'typeof new DataView(new ArrayBuffer(8)).getBigUint64',
      'typeof Int8Array.prototype.constructor.BigInt',
    ];
    const { start } = createTestHost(factory, `console.log(${ways.join(', ')});`);
    expect(describeScriptReport(start())).toEqual([`log ${ways.map(() => 'undefined').join(' ')}`]);
  });
});
