import { scriptEntries } from '@playloom/engine';
import { scriptParamsOf, triggers, type TriggerName, type Value } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DATA_DEPTH_MAX,
  DATA_NODES_MAX,
  ERROR_STRIKES_MAX,
  FUEL_STRIKES_MAX,
  HANDLERS_MAX,
  JOBS_PER_TICK_MAX,
  LINE_LENGTH_MAX,
  LINES_PER_TICK_MAX,
  PROBLEMS_PER_TICK_MAX,
  TEXT_LENGTH_MAX,
  WAITS_MAX,
} from '../limits.ts';
import {
  createEvent,
  createTestFactory,
  createTestHost,
  hostScripts,
  type Sources,
  tellReport,
  type TestHost,
} from '../testing/createTestHost.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';

let factory: ScriptHostFactory;
beforeAll(async () => {
  factory = await createTestFactory();
});

function startHost(sources: Sources): TestHost {
  const host = createTestHost(factory, sources);
  expect(tellReport(host.start())).toEqual([]);
  return host;
}

/** What a script prints when it starts. */
function printed(sources: Sources, answers: Record<string, Value> = {}): string[] {
  const { host, door } = createTestHost(factory, sources);
  for (const [name, value] of Object.entries(answers)) door.answers.set(name, () => value);
  return tellReport(host.start(door));
}

describe('files', () => {
  it('runs each file of each script once, imported or not', () => {
    const { start } = hostScripts(factory, {
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
    expect(tellReport(start())).toEqual(['log shared', 'log initialize 1', 'log a 2', 'log rain']);
  });

  it('names the file and the line of what fails at the start, once, and runs the others', () => {
    const { start } = hostScripts(factory, {
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
    expect(tellReport(report)).toEqual(['script-error world broken.ts:4', 'log fine']);
    expect(report.problems[0]!.message).toBe("broken.ts:4 TypeError: cannot read property 'x' of null");
  });

  it('waits for a file that waits, and tells when it fails later', () => {
    const { start, tick } = createTestHost(
      factory,
      'await game.wait(0.05);\nconsole.log(game.tick);\nthrow new Error("late");',
    );
    expect([tellReport(start()), tellReport(tick()), tellReport(tick())]).toEqual([
      [],
      [],
      ['script-error world initialize.ts:3', 'log 2'],
    ]);
  });
});

describe('the script API', () => {
  it('has every action and value of the catalog under its category, and nothing else', () => {
    const names = scriptEntries.map(({ category, name }) => `${category}.${name}`);
    const found = printed(`
      for (const name of Object.getOwnPropertyNames(globalThis)) {
        const space = globalThis[name];
        if (typeof space !== 'object' || space === null || Object.getPrototypeOf(space) !== null || !Object.isFrozen(space)) continue;
        if (name !== 'game' && name !== 'console') console.log(name + ':' + Object.keys(space).join(','));
      }`);
    const spaces = found.flatMap((line) => {
      const [space, members] = line.slice('log '.length).split(':');
      return members!.split(',').map((name) => `${space}.${name}`);
    });
    expect(spaces.toSorted()).toEqual(names.toSorted());
  });

  it('hands over the arguments of each entry in order, with defaults for what is left out', () => {
    const calls = scriptEntries.map((entry) => {
      const args = scriptParamsOf(entry).map(([, param], index) => sampleOf(param, index));
      return { entry, args };
    });
    const code = calls.map(({ entry, args }) => {
      const texts = args.map((arg) => JSON.stringify(arg));
      return `${entry.category}.${entry.name}(${texts.join(', ')});\n${entry.category}.${entry.name}();`;
    });
    const { start, door } = createTestHost(factory, code.join('\n'));
    expect(tellReport(start())).toEqual([]);
    expect(door.calls).toEqual(
      calls.flatMap(({ entry, args }) => [
        [entry.name, ...args],
        [
          entry.name,
          ...scriptParamsOf(entry).map(([, param]) => ('default' in param ? (param.default ?? null) : null)),
        ],
      ]),
    );
  });

  it('gives back answers of every kind', () => {
    const answers: Record<string, Value> = {
      speedOf: -0.5,
      isAlive: true,
      areHostile: false,
      ownerOf: 65_537,
      unitOf: null,
      positionOf: { x: 1.25, y: -3 },
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
      console.log(positions.positionOf(1), players.mousePosition(1), units.teamOf(1), units.typeOfUnit(1));
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

  it('hands over lists of any length', () => {
    const ids = Array.from({ length: 5000 }, (_none, index) => index * 3);
    const code = `const found = units.allUnits(); console.log(found.length, found[4999], units.nearestUnit(found, null));`;
    const { start, door } = createTestHost(factory, code);
    door.answers.set('allUnits', () => ids);
    door.answers.set('nearestUnit', (given) => (given as number[])[1]!);
    expect(tellReport(start())).toEqual(['log 5000 14997 3']);
    expect(door.calls[1]).toEqual(['nearestUnit', ids, null]);
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
    ['a circle', 'const a = []; a.push(a); data.saveValue(1, "a", a);', 'circular reference'],
  ])('refuses %s with a reason', (_what, code, reason) => {
    const { start, door } = createTestHost(factory, `\n${code}`);
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
    expect(door.calls).toEqual([]);
  });

  it('keeps numbers and positions that are none away from the world', () => {
    const { door } = startHost(`
      movement.teleport(1, { x: NaN, y: 1 }); movement.teleport(1, 5); movement.teleport(1, undefined);
      movement.setVelocity(NaN, -0, 1 / 0); data.saveValue(1, 'a', [NaN, undefined, { b: Infinity, c: undefined }]);`);
    expect(door.calls).toEqual([
      ['teleport', 1, null],
      ['teleport', 1, null],
      ['teleport', 1, null],
      ['setVelocity', NaN, -0, Infinity],
      ['saveValue', 1, 'a', [null, null, { b: null }], 'game'],
    ]);
  });

  it('takes Math.random from the row of the world', () => {
    const { start, door } = createTestHost(factory, 'console.log(Math.random(), Math.random());');
    const [a, b] = [door.random(), door.random()];
    door.seed = 1;
    expect(tellReport(start())).toEqual([`log ${a} ${b}`]);
  });

  it('passes on what the world throws, after the scripts are done', () => {
    const { start, tick, door } = createTestHost(
      factory,
      `
      on('everyTick', () => { try { units.allUnits(); } catch {} console.log('on'); });`,
    );
    start();
    door.answers.set('allUnits', () => {
      throw new Error('a fault of ours');
    });
    expect(() => tick()).toThrow('a fault of ours');
    door.answers.clear();
    expect(tellReport(tick())).toEqual(['log on', 'log on']);
  });
});

describe('events', () => {
  it('tells handlers everything a trigger provides, of every trigger', () => {
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
      const lines = tellReport(
        tick(createEvent(name as TriggerName, context), createEvent(name as TriggerName, empty)),
      );
      expect(lines[0]).toBe(`log ${name} ${JSON.stringify(context)}`);
      expect(lines[1]).toBe(
        `log ${name} ${JSON.stringify({ ...empty, ...('damageAmount' in empty && { damageAmount: 0 }) })}`,
      );
    }
  });

  it('runs handlers in the order of the events, then in the order they were added', () => {
    const { tick } = startHost(`
      on('unitDies', () => console.log('first'));
      on('unitJumps', () => console.log('jump'));
      on('unitDies', () => console.log('second'));
      on('everyTick', () => console.log('tick', game.tick));`);
    const report = tick(createEvent('unitJumps'), createEvent('unitDies'), createEvent('unitJumps'));
    expect(tellReport(report)).toEqual(['log jump', 'log first', 'log second', 'log jump', 'log tick 1']);
  });

  it('narrows down by filters', () => {
    const { tick } = startHost(`
      on('unitDies', { unitType: 'wolf' }, (e) => console.log('wolf', e.triggeringUnit));
      on('unitEntersRegion', { region: 'gate', unitType: undefined }, () => console.log('gate'));
      on('unitEntersRegion', { region: 'gate', unitType: 'wolf' }, () => console.log('wolf at the gate'));
      on('timerEnds', { timer: 'bomb' }, (e) => console.log(e.triggeringTimer));`);
    const report = tick(
      createEvent('unitDies', { triggeringUnit: 1 }, { unitType: 'wolf' }),
      createEvent('unitDies', { triggeringUnit: 2 }, { unitType: 'knight' }),
      createEvent('unitDies', { triggeringUnit: 3 }),
      createEvent('unitEntersRegion', {}, { region: 'gate', unitType: 'knight' }),
      createEvent('unitEntersRegion', {}, { region: 'gate', unitType: 'wolf' }),
      createEvent('timerEnds', { triggeringTimer: 'bomb' }, { timer: 'bomb' }),
      createEvent('timerEnds', { triggeringTimer: 'door' }, { timer: 'door' }),
    );
    expect(tellReport(report)).toEqual([
      'log wolf 1',
      'log gate',
      'log gate',
      'log wolf at the gate',
      'log bomb',
    ]);
  });

  it('counts seconds from the start', () => {
    const { tick } = startHost(`
      on('everySeconds', { seconds: 0.1 }, () => console.log('tenth', game.tick, game.seconds));
      on('everySeconds', { seconds: 0 }, () => console.log('always'));`);
    const lines = Array.from({ length: 8 }, () => tellReport(tick()));
    expect(lines[0]).toEqual(['log always']);
    expect(lines.flat().filter((line) => line !== 'log always')).toEqual([
      'log tenth 4 0.1',
      'log tenth 8 0.2',
    ]);
  });

  it('hands over any number of events in one call', () => {
    const { tick } = startHost(`let sum = 0, texts = 0;
      on('unitTouchesUnit', (e) => { sum += e.otherUnit; });
      on('playerSendsChat', (e) => { texts += e.chatText.length; });
      on('everyTick', () => console.log(sum, texts));`);
    const events = Array.from({ length: 3000 }, (_none, index) =>
      index % 3 === 0
        ? createEvent('playerSendsChat', { triggeringPlayer: 1, chatText: `text ${index}` })
        : createEvent('unitTouchesUnit', { triggeringUnit: 1, otherUnit: index }),
    );
    const numbers = events.map(({ context }) => Number(context['otherUnit'] ?? 0));
    const texts = events.map(({ context }) => String(context['chatText'] ?? '').length);
    const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
    expect(tellReport(tick(...events))).toEqual([`log ${sum(numbers)} ${sum(texts)}`]);
  });

  it('adds and removes handlers while they run', () => {
    const { tick } = startHost(`
      const once = () => { console.log('once'); off('unitJumps', once); };
      const last = () => console.log('last');
      on('unitJumps', once);
      on('unitJumps', () => { off('unitJumps', last); on('unitJumps', () => console.log('new')); });
      on('unitJumps', last);`);
    expect(tellReport(tick(createEvent('unitJumps')))).toEqual(['log once']);
    expect(tellReport(tick(createEvent('unitJumps')))).toEqual(['log new']);
    expect(tellReport(tick(createEvent('unitJumps')))).toEqual(['log new', 'log new']);
  });

  it.each([
    ['an unknown event', 'on("unitDied", () => {});', 'There is no event unitDied.'],
    ['an inherited name', 'on("toString", () => {});', 'There is no event toString.'],
    [
      'a handler that is none',
      'on("unitDies", { unitType: "a" });',
      'The handler of unitDies is not a function.',
    ],
    ['an unknown filter', 'on("unitDies", { region: "a" }, () => {});', 'unitDies has no filter region.'],
    ['a filter that is none', 'on("unitDies", "wolf", () => {});', 'A filter is an object such as'],
    [
      'too many handlers',
      `for (;;) on("unitDies", () => {});`,
      `There are more than ${HANDLERS_MAX} handlers.`,
    ],
  ])('refuses %s', (_what, code, reason) => {
    const { problems } = createTestHost(factory, code).start();
    expect(problems).toMatchObject([
      { kind: 'script-error', line: 1, message: expect.stringContaining(reason) },
    ]);
  });
});

describe('promises', () => {
  it('goes on after waiting, in the order of time', () => {
    const { tick } = startHost(`
      async function beat(name: string, seconds: number) { for (let i = 1; i < 3; i++) { await game.wait(seconds); console.log(name, i, game.tick); } }
      beat('slow', 0.1); beat('fast', 0.05); beat('now', 0);`);
    const lines = Array.from({ length: 8 }, () => tellReport(tick())).flat();
    expect(lines).toEqual(
      ['now 1 1', 'fast 1 2', 'now 2 2', 'slow 1 4', 'fast 2 4', 'slow 2 8'].map((line) => `log ${line}`),
    );
  });

  it('lets so many go on in a tick, the rest in the next', () => {
    const { tick } = startHost(`let rounds = 0;
      async function forever() { for (;;) { await null; rounds += 1; } }
      forever();
      on('everyTick', () => console.log(rounds));`);
    const lines = [tick(), tick(), tick()].flatMap(tellReport);
    expect(lines).toEqual([1, 2, 3].map((count) => `log ${count * JOBS_PER_TICK_MAX}`));
  });

  it('tells what an asynchronous handler threw, with its line', () => {
    const { tick } = startHost(
      `on('unitJumps', async () => {\n  await null;\n  throw new RangeError('high');\n});`,
    );
    const report = tick(createEvent('unitJumps'));
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

  it('has a limit for waits', () => {
    const { start } = createTestHost(
      factory,
      `for (let i = 0; i < ${WAITS_MAX}; i++) game.wait(9);\nawait game.wait(9);`,
    );
    expect(start().problems).toMatchObject([
      { line: 2, message: expect.stringContaining(`more than ${WAITS_MAX} waits`) },
    ]);
  });
});

describe('what goes wrong', () => {
  it('names file and line of an error in a handler and goes on with the next', () => {
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
    expect(report.lines).toEqual([{ level: 'log', text: 'on' }]);
  });

  it('switches a handler off that fails again and again, but not one that fails now and then', () => {
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

  it('[EG-02:part] stops a handler over its fuel in that tick, names its line, and goes on with the others', () => {
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
          message: 'initialize.ts:6 The script did too much in one tick and was stopped.',
        },
      ]);
      expect(problems.slice(1).map(({ message }) => message)).toEqual(
        strike < FUEL_STRIKES_MAX
          ? []
          : [`initialize.ts:2 This handler ran out of fuel ${FUEL_STRIKES_MAX} times and is switched off.`],
      );
      expect(lines).toEqual([{ level: 'log', text: 'on' }]);
    }
    expect(tellReport(tick())).toEqual(['log on']);
  });

  it('[EG-02:part] ends the tick when all handlers together use it up, and blames none of them', () => {
    const { tick } = startHost(`
      for (let i = 0; i < 50; i++) on('everyTick', () => { for (let j = 0; j < 20_000; j++); });
      on('everyTick', () => console.log('last'));`);
    for (let round = 0; round < 2 * FUEL_STRIKES_MAX; round += 1)
      expect(tellReport(tick())).toEqual(['script-out-of-fuel world initialize.ts:2']);
  });

  it('[EG-02:part] counts calls to the game as fuel, also of a script that catches the refusal', () => {
    const { tick, door } = startHost(`
      on('everyTick', () => { for (;;) try { units.createUnit('wolf', null); } catch {} });
      on('everyTick', () => units.createUnit('sheep', null));`);
    const report = tick();
    expect(tellReport(report)).toEqual(['script-out-of-fuel world initialize.ts:2']);
    const kinds = door.calls.map(([, type]) => type);
    expect(kinds.indexOf('sheep')).toBe(kinds.length - 1);
    expect(kinds.length).toBeLessThan(20_001);
  });

  it('[EG-02:part] stops a loop inside a promise, which the handler does not notice', () => {
    const { tick } = startHost(`
      async function endless() { for (;;); }
      on('everyTick', () => {
        endless();
        try { new Promise(() => { for (;;); }); units.allUnits(); } catch {}
      });
      on('everyTick', () => console.log('on'));`);
    for (let round = 0; round < FUEL_STRIKES_MAX; round += 1)
      expect(tellReport(tick()).toSpliced(1, round < FUEL_STRIKES_MAX - 1 ? 0 : 1)).toEqual([
        'script-out-of-fuel world initialize.ts:2',
        'log on',
      ]);
    expect(tellReport(tick())).toEqual(['log on']);
  });

  it('[EG-02:part] gives scripts up that go on and on inside promises', () => {
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
    expect(tellReport(tick())).toEqual([]);
  });

  it('[EG-02:part] stops promises and files that never end', () => {
    const loop = startHost(
      `on('unitJumps', async () => {\n  await null;\n  for (;;) { Math.abs(1); }\n});\non('everyTick', () => console.log('on'));`,
    );
    expect(tellReport(loop.tick(createEvent('unitJumps')))).toEqual([
      'script-out-of-fuel world initialize.ts:3',
      'log on',
    ]);
    expect(tellReport(loop.tick())).toEqual(['log on']);
    const file = createTestHost(factory, {
      'initialize.ts': 'const a = [1];\nfor (;;)\n  a.at(0);',
      'other.ts': 'console.log("other");',
    });
    expect(tellReport(file.start())).toEqual(['script-out-of-fuel world initialize.ts:3', 'log other']);
  });

  it('caps what is printed and told in a tick', () => {
    const { tick } = startHost(`
      for (let i = 0; i < ${PROBLEMS_PER_TICK_MAX + 3}; i++) on('unitJumps', () => { throw new Error('number ' + i); });
      on('unitJumps', () => { for (let i = 0; i < ${LINES_PER_TICK_MAX + 5}; i++) console.error(i, 'a'.repeat(5000)); });`);
    const { problems, lines } = tick(createEvent('unitJumps'));
    expect(problems).toHaveLength(PROBLEMS_PER_TICK_MAX);
    expect(lines).toHaveLength(LINES_PER_TICK_MAX + 2);
    expect(lines[0]).toEqual({ level: 'error', text: `0 ${'a'.repeat(LINE_LENGTH_MAX - 2)}` });
    expect(lines.slice(-2).map(({ text }) => text)).toEqual([
      '3 more problems in this tick are left out.',
      '5 more lines in this tick are left out.',
    ]);
  });

  it('prints anything', () => {
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

  it('says nothing after it was freed', () => {
    const { host, tick } = startHost(`on('everyTick', () => console.log('on'));`);
    host.free();
    expect(tellReport(tick())).toEqual([]);
    expect(host.isBroken).toBe(true);
  });
});

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

/** A value that fits a parameter. */
function sampleOf(param: ReturnType<typeof scriptParamsOf>[number][1], index: number): Value {
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
