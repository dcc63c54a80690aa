import { beforeAll, describe, expect, it } from 'vitest';
import {
  createScriptEvent,
  createTestFactory,
  createTestHost,
  describeScriptReport,
} from '../testing/createTestHost.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';

let factory: ScriptHostFactory;
beforeAll(async () => {
  factory = await createTestFactory();
});

/** The lines a script prints when it starts. */
function printed(code: string): string[] {
  return describeScriptReport(createTestHost(factory, code).start());
}

describe('[EG-03] scripts reach nothing but the game', () => {
  it('there is no access to the host, network, files or clock', () => {
    const names = [
      'process',
      'require',
      'module',
      'global',
      'window',
      'self',
      'document',
      'navigator',
      'location',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'Worker',
      'postMessage',
      'importScripts',
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'Date',
      'performance',
      'Intl',
      'WebAssembly',
      'SharedArrayBuffer',
      'Atomics',
      'std',
      'os',
      'print',
      'scriptArgs',
      'gc',
      'eval',
      'BigInt',
      'indexedDB',
      'localStorage',
      'crypto',
      'Buffer',
      'call',
      'callWithData',
      'refill',
      'shared',
    ];
    expect(printed(`console.log(${names.map((name) => `typeof ${name}`).join(', ')});`)).toEqual([
      `log ${names.map(() => 'undefined').join(' ')}`,
    ]);
  });

  it('the list of globals has not grown by accident', () => {
    const [line] = printed(
      'console.log(Object.getOwnPropertyNames(globalThis).filter((name) => !Object.isFrozen(globalThis[name]) || typeof globalThis[name] !== "object").sort().join(" "));',
    );
    expect(line).toMatchInlineSnapshot(
      `"log AggregateError Array ArrayBuffer Boolean DataView Error EvalError Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array InternalError Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent escape globalThis isFinite isNaN off on parseFloat parseInt undefined unescape"`,
    );
  });

  it.each([
    ['a function of the API', `units.allUnits.constructor('return 1')();`],
    ['a function', `(function () {}).constructor('return 1')();`],
    ['an asynchronous function', `(async function () {}).constructor('return 1')();`],
    ['a generator', `(function* () {}).constructor('return 1')();`],
    ['an asynchronous generator', `(async function* () {}).constructor('return 1')();`],
    ['its name', `Function('return 1')();`],
    ['new', `new Function('return 1')();`],
    ['a prototype', `Object.getPrototypeOf(function () {}).constructor('return 1')();`],
    ['a class', `new (class extends Function {})('return 1')();`],
    ['a construction', `Reflect.construct(Function, ['return 1'], Array)();`],
    ['a built-in function', `[].map.constructor('return 1')();`],
    ['a bound function', `(() => 1).bind(null).constructor('return 1')();`],
    [
      'another realm of prototypes',
      `Object.getPrototypeOf(Object.getPrototypeOf(async function () {}).constructor)('return 1')();`,
    ],
  ])('no code is made from text by %s', (_way, code) => {
    const { problems } = createTestHost(factory, code).start();
    expect(problems).toMatchObject([{ kind: 'script-error', line: 1 }]);
    expect(problems[0]!.message).toMatch(/cannot make code out of text|not a function|not a constructor/);
  });

  it('no reachable function makes code from text', () => {
    const code = `
      const seen = new Set<unknown>(), found: string[] = [], todo: unknown[] = [globalThis, function () {}, async function () {},
        function* () {}, async function* () {}, [][Symbol.iterator](), new Map().entries(), /a/, Promise.resolve(), new Proxy({}, {}), new Error(), Symbol(), ''.matchAll(/a/g)];
      while (todo.length > 0) {
        const value = todo.pop();
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
        seen.add(value);
        todo.push(Object.getPrototypeOf(value));
        for (const key of Reflect.ownKeys(value)) {
          const field = Object.getOwnPropertyDescriptor(value, key)!;
          todo.push(field.value, field.get, field.set);
        }
        if (typeof value === 'function' && /^(Async)?(Generator)?Function$|^eval$/.test(value.name)) {
          let made; try { made = value('return 1'); } catch {}
          found.push(value.name + ':' + typeof made);
        }
      }
      console.log(seen.size > 500, found.join());`;
    expect(printed(code)).toEqual(['log true Function:undefined']);
  });

  it('functions can still be recognized', () => {
    expect(
      printed(
        'console.log((() => 1) instanceof Function, [].map instanceof Function, ({}) instanceof Function);',
      ),
    ).toEqual(['log true true false']);
  });

  it("shared memory is unreachable, and buffers can't be detached from a view", () => {
    const code = `
      const methods = ['transfer', 'transferToFixedLength', 'resize'].map((name) => typeof ArrayBuffer.prototype[name]);
      console.log(methods.join(), Object.getOwnPropertyNames(on).join(), typeof on.prototype, typeof units.allUnits.prototype);
      console.log(String(units.allUnits).includes('shared'), (() => { try { return typeof on.caller + on.arguments; } catch (error) { return error.name; } })());`;
    expect(printed(code)).toEqual([
      'log undefined,undefined,undefined length,name undefined undefined',
      'log false TypeError',
    ]);
  });
});

describe("[EG-03] scripts can't tamper with the prelude", () => {
  it('the API cannot be replaced or changed', () => {
    const code = `
      const tries = [
        () => { units = null; }, () => { globalThis.units = null; }, () => { delete globalThis.units; },
        () => { units.allUnits = null; }, () => { delete units.allUnits; }, () => { units.more = 1; },
        () => { Object.defineProperty(units, 'allUnits', { value: 1 }); }, () => { Object.setPrototypeOf(units, {}); },
        () => { console.log = null; }, () => { game.tick = 5; }, () => { Math.random = () => 4; }, () => { Function = null; },
      ];
      console.log(tries.map((attempt) => { try { attempt(); return 'done'; } catch (error) { return error.name; } }).join());
      console.log(typeof units.allUnits, typeof on, game.tick);`;
    expect(printed(code)).toEqual([
      `log ${Array(12).fill('TypeError').join(',')}`,
      'log function function 0',
    ]);
  });

  it('built-in functions replaced by scripts are not used', () => {
    const sabotage = `
      const bad = () => { throw new Error('sabotage'); };
      const { defineProperty, getOwnPropertyNames } = Object;
      const homes = [Array.prototype, Object.prototype, Function.prototype, String.prototype, Promise.prototype, Map.prototype, Number.prototype,
        Float64Array.prototype, Object.getPrototypeOf(Float64Array.prototype), Object, Reflect, JSON, Math, Promise, Array, Error.prototype, RegExp.prototype, Object.getPrototypeOf([][Symbol.iterator]())];
      const globals = ['JSON', 'Object', 'Reflect', 'Promise', 'Math', 'Array', 'String', 'Error', 'TypeError', 'RangeError', 'undefined', 'Infinity', 'NaN'];
      const lists = homes.map(getOwnPropertyNames), iterator = Symbol.iterator;
      const spoil = (home, name) => { try { defineProperty(home, name, { value: bad, configurable: true, writable: true }); } catch {} };
      for (let i = 0; i < homes.length; i++) for (let j = 0; j < lists[i].length; j++) spoil(homes[i], lists[i][j]);
      spoil(homes[0], iterator); spoil(homes[3], iterator); spoil(homes[8], iterator);
      for (let i = 0; i < globals.length; i++) { spoil(globalThis, globals[i]); try { globalThis[globals[i]] = bad; } catch {} }`;
    const code = `
      on('unitTouchesUnit', { unitType: 'wolf' }, (event) => { console.log('touched', event.otherUnit, positions.positionOf(event.otherUnit).y); });
      on('everyTick', () => { data.saveValue(1, 'key', { list: [1, 2] }); variables.setVariable('a', units.allUnits()); });
      on('unitJumps', () => { throw 'plain'; });
      ${sabotage}
      on('unitDies', () => { console.warn('died'); });`;
    const { start, tick, bridge } = createTestHost(factory, code);
    bridge.motion.set(4, [1, 2]);
    bridge.answers.set('allUnits', () => [5, 6]);
    expect(describeScriptReport(start())).toEqual([]);
    const touched = createScriptEvent(
      'unitTouchesUnit',
      { triggeringUnit: 3, otherUnit: 4 },
      { unitType: 'wolf' },
    );
    expect(
      describeScriptReport(tick(touched, createScriptEvent('unitJumps'), createScriptEvent('unitDies'))),
    ).toEqual(['script-error world initialize.ts:4', 'log touched 4 2', 'warn died']);
    expect(bridge.calls).toEqual([
      ['saveValue', 1, 'key', { list: [1, 2] }, 'game'],
      ['allUnits'],
      ['setVariable', 'a', [5, 6]],
    ]);
  });

  it("fields added to Object.prototype don't appear in our records", () => {
    const code = `
      Object.prototype.isOff = true; Object.prototype.wanted = 1; Object.prototype.next = {}; Object.prototype.script = 99;
      Object.prototype.unitType = 'nobody'; Object.prototype.text = 'forged'; Object.prototype.stack = 'forged'; Object.prototype.toJSON = undefined;
      Object.defineProperty(Object.prototype, 'run', { set() { throw new Error('seen'); }, configurable: true });
      on('unitDies', {}, () => console.log('died'));
      on('unitDies', () => { throw { message: 'odd' }; });`;
    const { start, tick } = createTestHost(factory, code);
    expect(describeScriptReport(start())).toEqual([]);
    expect(describeScriptReport(tick(createScriptEvent('unitDies')))).toEqual([
      'script-error world initialize.ts:6',
      'log died',
    ]);
  });

  it('handlers get no this, and their event contains only event data', () => {
    const code = `on('unitDies', function (event) { console.log(this === undefined, Object.getPrototypeOf(event) === Object.prototype, arguments.length, Object.keys(event).join()); });`;
    const { start, tick } = createTestHost(factory, code);
    start();
    expect(describeScriptReport(tick(createScriptEvent('unitDies', { triggeringUnit: 1 })))).toEqual([
      'log true true 1 triggeringUnit,attackingUnit',
    ]);
  });

  it.each([
    [
      'getters',
      `movement.teleport(1, { get x() { return 3; }, get y() { units.allUnits(); return 4; } });`,
      [['allUnits'], ['teleport', 1, { x: 3, y: 4 }]],
    ],
    [
      'proxies as positions',
      `movement.teleport(1, new Proxy({}, { get: (_a, key) => (key === 'x' ? 1 : 2) }));`,
      [['teleport', 1, { x: 1, y: 2 }]],
    ],
    [
      'proxies as lists',
      `data.saveValue(1, 'a', new Proxy([1, 2], {}));`,
      [['saveValue', 1, 'a', [1, 2], 'game']],
    ],
    [
      'objects with methods',
      `data.saveValue(1, 'a', { toJSON: () => ({ b: 1 }) });`,
      [['saveValue', 1, 'a', { b: 1 }, 'game']],
    ],
    [
      'classes',
      `data.saveValue(1, 'a', new (class { b = 1; #c = 2; get d() { return 3; } })());`,
      [['saveValue', 1, 'a', { b: 1 }, 'game']],
    ],
    ['more arguments than there are', `units.isAlive(1, 2, 3, {}, []);`, [['isAlive', 1]]],
    [
      'spread arguments',
      `units.createUnit(...['wolf', { x: 1, y: 1 }]);`,
      [['createUnit', 'wolf', { x: 1, y: 1 }, 0, null]],
    ],
  ])('%s cross the bridge as plain data', (_what, code, calls) => {
    const { start, bridge } = createTestHost(factory, code);
    expect(describeScriptReport(start())).toEqual([]);
    expect(bridge.calls).toEqual(calls);
  });

  it("data from scripts can't reach the prototypes of the host", () => {
    const code = `
      for (const text of ['{"__proto__":{"polluted":1}}', '{"a":{"__proto__":{"polluted":1}}}', '[{"__proto__":[1]}]'])
        try { data.saveValue(1, 'a', JSON.parse(text)); console.log('taken'); } catch (error) { console.log('refused'); }
      data.saveValue(1, '__proto__', { constructor: { prototype: { polluted: 1 } } });`;
    const { start, bridge } = createTestHost(factory, code);
    expect(describeScriptReport(start())).toEqual(['log refused', 'log refused', 'log refused']);
    expect(bridge.calls).toEqual([
      ['saveValue', 1, '__proto__', { constructor: { prototype: { polluted: 1 } } }, 'game'],
    ]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('thrown values are described without trusting them', () => {
    const thrown = [
      'undefined',
      'null',
      '7',
      '"text"',
      'Symbol("s")',
      '() => 1',
      '{}',
      '{ message: 5 }',
      '{ get stack() { throw 1; } }',
      'Object.assign(new Error("forged"), { stack: "at x (world/nowhere.ts:9) at y (other/initialize.ts:8)" })',
      'Object.assign(new Error("moved"), { stack: "world/initialize.ts:77" })',
      'new Proxy({}, { get() { throw 1; } })',
      '{ message: "m".repeat(100000), stack: "s".repeat(100000) }',
      'Object.create(null)',
    ];
    const code = thrown
      .map((value) => `on('unitDies', () => { throw ${value.startsWith('{') ? `(${value})` : value}; });`)
      .join('\n');
    const { start, tick } = createTestHost(factory, code);
    start();
    const { problems } = tick(createScriptEvent('unitDies'));
    expect(problems).toHaveLength(thrown.length);
    problems.forEach(({ message, line, file, script }, index) => {
      const isMoved = thrown[index]!.includes('moved');
      expect({ line, file, script }).toEqual({
        line: isMoved ? 77 : index + 1,
        file: 'initialize.ts',
        script: 'world',
      });
      expect(message.length).toBeLessThanOrEqual(500);
    });
  });
});
