import { scriptEntries } from '@playloom/engine';
import { listScriptParams, type Value } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATA_DEPTH_MAX, DATA_NODES_MAX, TEXT_LENGTH_MAX } from '../limits.ts';
import {
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

/** The lines a script prints when it starts. */
function printed(sources: TestSources, answers: Record<string, Value> = {}): string[] {
  const { host, bridge } = createTestHost(factory, sources);
  for (const [name, value] of Object.entries(answers)) bridge.answers.set(name, () => value);
  return describeScriptReport(host.start(bridge));
}

/** Returns a value that is valid for a parameter. */
function sampleOf(param: ReturnType<typeof listScriptParams>[number][1], index: number): Value {
  if (param.kind === 'choice') return param.choices.at(-1)!;
  if (param.kind === 'block') return null;
  const samples: { readonly [type: string]: Value } = {
    number: index + 0.5,
    text: `text ${index}`,
    boolean: index % 2 === 0,
    position: { x: index, y: -index - 0.5 },
    list: [index, 'a', [true]],
    record: { a: index, b: { c: null } },
    any: { any: [index] },
    units: [index, 65_536 + index],
    teams: ['red'],
  };
  const isEntity = ['unit', 'item', 'projectile', 'prop', 'entity', 'player'].includes(param.type);
  const isGroup = ['items', 'projectiles', 'props', 'players'].includes(param.type);
  return samples[param.type] ?? (isEntity ? 65_536 + index : isGroup ? [index] : `id-${index}`);
}

describe('the script API', () => {
  it('has every action and value of the catalog under its category, and nothing else', () => {
    const names = scriptEntries.map(({ category, name }) => `${category}.${name}`);
    const found = printed(`
      for (const name of Object.getOwnPropertyNames(globalThis)) {
        const space = globalThis[name];
        if (typeof space !== 'object' || space === null || Object.getPrototypeOf(space) !== null || !Object.isFrozen(space)) continue;
        if (!['game', 'console', 'motion'].includes(name)) console.log(name + ':' + Object.keys(space).join(','));
      }`);
    const spaces = found.flatMap((line) => {
      const [space, members] = line.slice('log '.length).split(':');
      return members!.split(',').map((name) => `${space}.${name}`);
    });
    expect(spaces.toSorted()).toEqual(names.toSorted());
  });

  it('passes the arguments of each entry in order, with defaults for omitted ones', () => {
    const calls = scriptEntries.map((entry) => {
      const args = listScriptParams(entry).map(([, param], index) => sampleOf(param, index));
      return { entry, args };
    });
    const code = calls.map(({ entry, args }) => {
      const texts = args.map((arg) => JSON.stringify(arg));
      return `${entry.category}.${entry.name}(${texts.join(', ')});\n${entry.category}.${entry.name}();`;
    });
    const { start, bridge } = createTestHost(factory, code.join('\n'));
    expect(describeScriptReport(start())).toEqual([]);
    // `positionOf` has its own fast path, which the motion test covers.
    expect(bridge.calls).toEqual(
      calls
        .filter(({ entry }) => entry.name !== 'positionOf')
        .flatMap(({ entry, args }) => [
          [entry.name, ...args],
          [
            entry.name,
            ...listScriptParams(entry).map(([, param]) =>
              'default' in param ? (param.default ?? null) : null,
            ),
          ],
        ]),
    );
  });

  it('returns answers of every kind', () => {
    const answers: Record<string, Value> = {
      speedOf: -0.5,
      isAlive: true,
      areHostile: false,
      ownerOf: 65_537,
      unitOf: null,
      centerOf: { x: 1.25, y: -3 },
      mousePosition: null,
      nameOfUnit: 'Zoë 😀\u0000\ud800',
      teamOf: 'red',
      typeOfUnit: null,
      allUnits: [1, 2, 65_539],
      allTeams: ['red', 'blue'],
      variable: { list: [1, 'a', true, null, { x: 1, y: 2 }] },
      savedValue: 7,
      recordEntry: 'text',
      listElement: false,
    };
    const code = `
      console.log(movement.speedOf(1), units.isAlive(1), units.areHostile(1, 2), units.ownerOf(1), players.unitOf(1));
      console.log(regions.centerOf('a'), players.mousePosition(1), units.teamOf(1), units.typeOfUnit(1));
      console.log(units.nameOfUnit(1) === 'Zoë 😀\\u0000\\ud800', units.nameOfUnit(1).length);
      console.log(units.allUnits(), teams.allTeams(), variables.variable('a'));
      console.log(data.savedValue(1, 'a'), lists.recordEntry({}, 'a'), lists.listElement([], 1));
      console.log(time.secondsPlayed(), units.allUnits() instanceof Array, lists.emptyList());`;
    expect(printed(code, answers)).toEqual([
      'log -0.5 true false 65537 null',
      'log {"x":1.25,"y":-3} null red null',
      'log true 8',
      'log [1,2,65539] ["red","blue"] {"list":[1,"a",true,null,{"x":1,"y":2}]}',
      'log 7 text false',
      'log 0 true null',
    ]);
  });

  it('reads motion, with angles in degrees', () => {
    const code = `
      console.log(motion.x(5), motion.y(5), motion.rotation(5), motion.vx(5), motion.vy(5), motion.spin(5), motion.scale(5));
      console.log(positions.positionOf(5), positions.positionOf(6), positions.positionOf(null), motion.x(6), motion.x(), motion.x({}));`;
    const { start, bridge } = createTestHost(factory, code);
    bridge.motion.set(5, [1.5, -2, Math.PI, 0.25, -0, -Math.PI / 2, 1]);
    expect(describeScriptReport(start())).toEqual([
      'log 1.5 -2 180 0.25 0 -90 1',
      'log {"x":1.5,"y":-2} null null NaN NaN NaN',
    ]);
    expect(bridge.calls).toEqual([]);
  });

  it('passes lists of any length', () => {
    const ids = Array.from({ length: 5000 }, (_none, index) => index * 3);
    const code = `const found = units.allUnits(); console.log(found.length, found[4999], units.nearestUnit(found, null));`;
    const { start, bridge } = createTestHost(factory, code);
    bridge.answers.set('allUnits', () => ids);
    bridge.answers.set('nearestUnit', (given) => (given as number[])[1]!);
    expect(describeScriptReport(start())).toEqual(['log 5000 14997 3']);
    expect(bridge.calls[1]).toEqual(['nearestUnit', ids, null]);
  });

  it.each([
    ['an object for a number', 'movement.push(1, {}, 2);', 'movement.push: angle'],
    ['a function for a value', 'data.saveValue(1, "a", () => 1);', 'data.saveValue: value'],
    ['a symbol', 'messages.sendChat(Symbol.iterator);', 'messages.sendChat: text'],
    [
      'a text that is too long',
      `messages.sendChat("a".repeat(${TEXT_LENGTH_MAX + 1}));`,
      'messages.sendChat: text',
    ],
    [
      'data that is too deep',
      `let a = []; for (let i = 0; i < ${DATA_DEPTH_MAX + 1}; i++) a = [a]; data.saveValue(1, "a", a);`,
      'data.saveValue: value',
    ],
    [
      'data that is too large',
      `data.saveValue(1, "a", new Array(${DATA_NODES_MAX}).fill(1));`,
      'data.saveValue: value',
    ],
    [
      'data that is too long',
      `data.saveValue(1, "a", new Array(30).fill("a".repeat(9000)));`,
      'data.saveValue: it hands over',
    ],
    [
      'a forbidden name',
      `data.saveValue(1, "a", JSON.parse('{"__proto__":{"b":1}}'));`,
      'data.saveValue: value',
    ],
    ['a cycle', 'const a = []; a.push(a); data.saveValue(1, "a", a);', 'circular reference'],
  ])('refuses %s with a reason', (_what, code, reason) => {
    const { start, bridge } = createTestHost(factory, `\n${code}`);
    const { problems } = start();
    expect(problems).toEqual([
      {
        kind: 'script-error',
        script: 'world',
        file: 'initialize.ts',
        line: 2,
        message: expect.stringContaining(reason),
      },
    ]);
    expect(bridge.calls).toEqual([]);
  });

  it('keeps invalid numbers and positions away from the world', () => {
    const { bridge } = startHost(`
      movement.teleport(1, { x: NaN, y: 1 }); movement.teleport(1, 5); movement.teleport(1, undefined);
      movement.setVelocity(NaN, -0, 1 / 0); data.saveValue(1, 'a', [NaN, undefined, { b: Infinity, c: undefined }]);`);
    expect(bridge.calls).toEqual([
      ['teleport', 1, null],
      ['teleport', 1, null],
      ['teleport', 1, null],
      ['setVelocity', NaN, -0, Infinity],
      ['saveValue', 1, 'a', [null, null, { b: null }], 'game'],
    ]);
  });

  it("takes Math.random from the world's random sequence", () => {
    const { start, bridge } = createTestHost(factory, 'console.log(Math.random(), Math.random());');
    const [a, b] = [bridge.random(), bridge.random()];
    bridge.seed = 1;
    expect(describeScriptReport(start())).toEqual([`log ${a} ${b}`]);
  });

  it('passes on errors thrown by the world, after the scripts are done', () => {
    const { start, tick, bridge } = createTestHost(
      factory,
      `
      on('everyTick', () => { try { units.allUnits(); } catch {} console.log('on'); });`,
    );
    start();
    bridge.answers.set('allUnits', () => {
      throw new Error('a fault of ours');
    });
    expect(() => tick()).toThrow('a fault of ours');
    bridge.answers.clear();
    expect(describeScriptReport(tick())).toEqual(['log on', 'log on']);
  });
});
