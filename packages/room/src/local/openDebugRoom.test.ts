import { hashWorld } from '@playloom/engine';
import type { Key } from '@playloom/game-format';
import { createMemoryPair, createNames, PROTOCOL_VERSION } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { createTestClient, hearBytes, type TestClient, write } from '../testing/createTestClient.ts';
import { createTestGame, type GameChanges, writeTestDocument } from '../testing/createTestRoom.ts';
import type { DebugReport, DebugRoom } from './DebugRoom.ts';
import type { DebugState } from './DebugState.ts';
import { createControls, openDebugState } from './openDebugRoom.ts';

interface Bench {
  readonly room: DebugRoom;
  readonly state: DebugState;
  readonly reports: DebugReport[];
  readonly tick: number;
  hash(): string;
  /** Lets so much time pass as that many ticks take, and everything that is on its way arrive. */
  run(ticks: number): Promise<void>;
  join(name?: string): Promise<Guest>;
}

interface Guest {
  readonly client: TestClient;
  readonly player: number;
  hold(...keys: Key[]): void;
}

/** Rules that use up random numbers, wait and count: whatever goes wrong when time is turned back shows in them. */
const busy: GameChanges = {
  settings: { tickRate: 20 },
  variables: { global: { count: { name: 'Count', type: 'number', initial: 0 } } },
  rules: [
    {
      id: 'dice',
      name: 'Throw the dice',
      when: { when: 'everySeconds', seconds: 0.2 },
      if: [{ get: 'isLess', a: { get: 'variable', variable: 'count' }, b: 100_000 }],
      do: [
        { do: 'changeVariable', variable: 'count', amount: { get: 'randomWholeNumber', from: 1, to: 6 } },
        {
          do: 'ifThen',
          condition: { get: 'isLess', a: { get: 'randomNumber', from: 0, to: 1 }, b: 0.5 },
          then: [
            { do: 'wait', seconds: 0.3 },
            { do: 'changeVariable', variable: 'count', amount: 1 },
          ],
          else: [{ do: 'changeVariable', variable: 'count', amount: 100 }],
        },
      ],
    },
  ],
};

async function openBench(changes: GameChanges = busy): Promise<Bench> {
  const document = writeTestDocument(changes);
  const time = { now: 0, tasks: [] as { at: number; task: () => void }[] };
  const reports: DebugReport[] = [];
  const opened = await openDebugState({
    document,
    seed: 3,
    clock: {
      now: () => time.now,
      schedule: (task, ms) => void time.tasks.push({ at: time.now + ms, task }),
    },
    loadScripts: () => Promise.reject(new Error('no scripts')),
    onReport: (report) => reports.push(report),
  });
  if (!opened.ok) throw new Error(opened.error);
  const state = opened.value;
  const room = createControls(state);
  const names = createNames(createTestGame(changes));
  const tickMs = 1000 * state.game.tickSeconds;
  const bench: Bench = {
    room,
    state,
    reports,
    get tick() {
      return state.room.world.tick;
    },
    hash: () => hashWorld(state.room.world),
    async run(ticks) {
      for (let count = 0; count < ticks; count += 1) {
        time.now += tickMs;
        for (const due of time.tasks.splice(0)) {
          if (due.at <= time.now + 0.001) due.task();
          else time.tasks.push(due);
        }
        await Promise.resolve();
        await Promise.resolve();
      }
    },
    async join(name = 'Ida') {
      const [near, far] = createMemoryPair((task) => task());
      room.connect(far, { userId: null, name, isSpectator: false, canChat: true, saved: null });
      const client = createTestClient(0, names);
      near.onMessage((bytes) => hearBytes(client, bytes));
      near.send(write({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket: '' }));
      near.send(write({ kind: 'ready' }));
      await bench.run(4);
      return {
        client,
        player: client.welcome!.player!,
        hold: (...keys) =>
          near.send(
            write({ kind: 'controls', tick: bench.tick + 1, keys, mouseX: 0, mouseY: 0, stick: null }),
          ),
      };
    },
  };
  return bench;
}

/** The same game without anybody touching time: hashes by tick. */
async function playUntouched(ticks: number): Promise<string[]> {
  const bench = await openBench();
  await bench.join();
  const hashes: string[] = [];
  while (bench.tick < ticks) {
    hashes[bench.tick] = bench.hash();
    await bench.run(1);
  }
  hashes[bench.tick] = bench.hash();
  return hashes;
}

function ofKind<Kind extends DebugReport['kind']>(bench: Bench, kind: Kind) {
  return bench.reports.filter(
    (report): report is Extract<DebugReport, { kind: Kind }> => report.kind === kind,
  );
}

describe('time in a room that is tried out', () => {
  it('[ED-10:part] stands still, goes step by step and back, and comes to the same as if nobody had touched it', async () => {
    const untouched = await playUntouched(200);
    const bench = await openBench();
    await bench.join();
    await bench.run(100);
    bench.room.pause();
    const held = bench.tick;
    await bench.run(50);
    expect(bench.tick).toBe(held);
    expect(bench.hash()).toBe(untouched[held]);
    bench.room.step(1);
    expect([bench.tick, bench.hash()]).toEqual([held + 1, untouched[held + 1]]);
    bench.room.step(-3);
    expect([bench.tick, bench.hash()]).toEqual([held - 2, untouched[held - 2]]);
    bench.room.step(2);
    expect([bench.tick, bench.hash()]).toEqual([held, untouched[held]]);
    bench.room.resume();
    while (bench.tick < 150) await bench.run(1);
    expect(bench.hash()).toBe(untouched[150]);
  });

  it('[ED-10:part] looks at every moment of the last thirty seconds, and goes on from there', async () => {
    const untouched = await playUntouched(700);
    const bench = await openBench();
    await bench.join();
    while (bench.tick < 680) await bench.run(1);
    const { tickRate } = bench.state.game;
    const from = ofKind(bench, 'moment').at(-1)!.moment.from;
    expect(bench.tick - from).toBeGreaterThanOrEqual(30 * tickRate - 3);
    for (const wanted of [from, from + 7, 500, 679, 440]) {
      bench.room.seek(wanted);
      expect([bench.tick, bench.hash()]).toEqual([wanted, untouched[wanted]]);
    }
    // What came after is not to be seen any more once it goes on from here.
    bench.room.resume();
    await bench.run(1);
    expect(bench.state.history.end).toBe(bench.tick);
    expect(bench.tick).toBeLessThan(450);
    while (bench.tick < 500) await bench.run(1);
    expect(bench.hash()).toBe(untouched[500]);
    bench.room.seek(450);
    expect(bench.hash()).toBe(untouched[450]);
  });

  it('shows everyone the moment that is looked at, and lets go of what was held then', async () => {
    const bench = await openBench();
    const ida = await bench.join();
    const x = ida.client.view.own.unit!.x;
    const before = bench.tick;
    ida.hold('d');
    await bench.run(60);
    const far = ida.client.view.own.unit!.x;
    expect(far).toBeGreaterThan(x + 2);
    bench.room.seek(before);
    expect([ida.client.view.tick, ida.client.view.own.unit!.x]).toEqual([before, x]);
    bench.room.seek(before + 30);
    const there = ida.client.view.own.unit!.x;
    expect(there).toBeGreaterThan(x);
    expect(there).toBeLessThan(far);
    bench.room.resume();
    await bench.run(30);
    // Nothing is held any more: it has come to rest not far from there.
    expect(ida.client.view.own.unit!.x).toBeLessThan(there + 1);
    ida.hold('d');
    await bench.run(30);
    expect(ida.client.view.own.unit!.x).toBeGreaterThan(there + 1);
  });

  it('brings back whoever was not there yet, and sends away whoever has left since', async () => {
    const bench = await openBench();
    const ida = await bench.join();
    const early = bench.tick;
    const mika = await bench.join('Mika');
    bench.room.seek(early);
    expect([...bench.state.room.world.players.keys()]).toEqual([ida.player]);
    bench.room.resume();
    await bench.run(6);
    expect([...bench.state.room.world.players.keys()]).toEqual([ida.player, mika.player]);
    expect(mika.client.view.own.unit).not.toBeNull();
  });

  it('runs as slow and as fast as it is told to, in ticks for the same time', async () => {
    const bench = await openBench();
    const counts: number[] = [];
    for (const speed of [1, 0.1, 0.5, 2]) {
      bench.room.setSpeed(speed);
      const start = bench.tick;
      await bench.run(100);
      counts.push(bench.tick - start);
    }
    expect(counts[0]).toBeCloseTo(100, -1);
    expect(counts[1]).toBeCloseTo(10, -1);
    expect(counts[2]).toBeCloseTo(50, -1);
    expect(counts[3]).toBeCloseTo(200, -1);
  });

  it('plays with four at once, each of whom is told of all, and puts the first where the creator points', async () => {
    const bench = await openBench();
    bench.room.startAt(70, 60);
    const guests = [];
    for (const name of ['Ida', 'Mika', 'Noor', 'Tom']) guests.push(await bench.join(name));
    await bench.run(6);
    for (const { client } of guests) expect(client.view.players.size).toBe(4);
    const { x, y } = guests[0]!.client.view.own.unit!;
    expect([x, y]).toEqual([70, 60]);
    const putAt = bench.tick;
    bench.room.seek(putAt - 1);
    bench.room.seek(putAt);
    expect(guests[0]!.client.view.own.unit).toMatchObject({ x: 70, y: 60 });
  });
});

describe('what a room that is tried out tells', () => {
  it('[ED-06:part] says which rules ran with what each line gave, and which lines were left out', async () => {
    const bench = await openBench();
    await bench.run(30);
    const [run] = ofKind(bench, 'reading').at(-1)!.reading.runs;
    expect(run).toMatchObject({ rule: 'dice', failure: null });
    expect(run!.times).toBe(Math.floor(bench.tick / Math.round(0.2 * bench.state.game.tickRate)));
    const lines = new Map(run!.lines.map(({ path, ...line }) => [path, line]));
    expect([...lines.keys()].toSorted()).toEqual([
      'do[0]',
      'do[1]',
      'do[1].else[0]',
      'do[1].then[0]',
      'do[1].then[1]',
      'if[0]',
    ]);
    expect(lines.get('if[0]')).toEqual({ text: 'yes', wasSkipped: false });
    expect(lines.get('do[0]')!.text).toMatch(/^\d+ → \d+$/);
    const [then, otherwise] = [lines.get('do[1].then[0]')!, lines.get('do[1].else[0]')!];
    expect(then.wasSkipped).toBe(!otherwise.wasSkipped);
    expect(lines.get('do[1]')!.text).toBe(then.wasSkipped ? 'no' : 'yes');
  });

  it('reads the values of a thing and what touched it', async () => {
    const bench = await openBench({
      rules: [
        {
          id: 'poison',
          name: 'Poison',
          when: { when: 'everySeconds', seconds: 0.5 },
          do: [
            {
              do: 'forEachUnit',
              units: { get: 'allUnits' },
              actions: [
                { do: 'changeAttribute', entity: { get: 'eachUnit' }, attribute: 'health', amount: -5 },
              ],
            },
          ],
        },
      ],
    });
    const ida = await bench.join();
    const unit = ida.client.view.own.unit!.id;
    bench.room.inspect(unit);
    await bench.run(40);
    const { inspected, things } = ofKind(bench, 'reading').at(-1)!.reading;
    expect(things).toEqual(expect.arrayContaining([expect.objectContaining({ entity: unit, name: 'Ida' })]));
    const { world } = bench.state.room;
    const health = inspected!.values.find(({ name }) => name === 'health')!.text;
    expect(health).toMatch(/^\d+ \/ \d+$/);
    expect(Number(health.split(' ')[0])).toBeLessThan(Number(health.split(' ')[2]));
    expect(inspected!.values[0]).toEqual({ name: 'position', text: '64.00, 64.00' });
    const [touch] = inspected!.touches;
    expect(touch).toMatchObject({ text: 'Poison', path: 'rules[0].do[0].actions[0]' });
    expect(world.tick - touch!.tick).toBeLessThanOrEqual(world.game.tickRate);
  });
});

describe('editing while it runs', () => {
  const heroAt = (speed: number): GameChanges => ({ types: { units: { hero: { controls: { speed } } } } });
  const partsOf = (changes: GameChanges): { readonly [part: string]: unknown } =>
    writeTestDocument(changes) as { readonly [part: string]: unknown };

  it('[ED-10:part] takes a changed number within two ticks, and goes on from where it was', async () => {
    const bench = await openBench({});
    const ida = await bench.join();
    ida.hold('d');
    await bench.run(10);
    const start = bench.tick;
    bench.room.change({ types: partsOf(heroAt(2))['types'] }, 1);
    expect(ofKind(bench, 'changed')).toEqual([{ kind: 'changed', number: 1, stale: null }]);
    const unit = () => bench.state.room.world.entities.records.find((record) => record?.kind === 'unit');
    while ((unit() as { speed: number }).speed !== 2) await bench.run(1);
    expect(bench.tick - start).toBeLessThanOrEqual(2);
    expect(bench.state.room.world.players.size).toBe(1);
    // Before the edit it was as it was: turning back goes through it.
    await bench.run(20);
    const [later, hash] = [bench.tick, bench.hash()];
    bench.room.seek(start - 3);
    expect((unit() as { speed: number }).speed).toBe(6);
    bench.room.seek(later);
    expect([bench.hash(), (unit() as { speed: number }).speed]).toEqual([hash, 2]);
  });

  it('takes changed rules, and lets those go on that wait in lines that stay', async () => {
    const waiting = (amount: number, id = 'wait'): GameChanges => ({
      variables: { global: { count: { name: 'Count', type: 'number', initial: 0 } } },
      rules: [
        {
          id,
          name: 'Wait',
          when: { when: 'gameStarts' },
          do: [
            { do: 'wait', seconds: 1 },
            { do: 'changeVariable', variable: 'count', amount },
          ],
        },
      ],
    });
    const bench = await openBench(waiting(1));
    await bench.run(5);
    bench.room.change({ rules: partsOf(waiting(7))['rules'] }, 1);
    await bench.run(60);
    expect(bench.state.room.world.variables.get('count')).toBe(7);
    const other = await openBench(waiting(1));
    await other.run(5);
    other.room.change({ rules: partsOf(waiting(7, 'another'))['rules'] }, 1);
    await other.run(60);
    expect(other.state.room.world.variables.get('count')).toBe(0);
  });

  it('says why where a restart is needed, and goes on as before', async () => {
    const bench = await openBench({});
    await bench.join();
    const changes: readonly (readonly [GameChanges, string])[] = [
      [{ settings: { tickRate: 60 } }, 'The physics of the world changed.'],
      [{ map: { width: 100 } }, 'The map changed.'],
      [{ types: { units: { newcomer: { name: 'Newcomer' } } } }, 'Something was added or taken away.'],
      [{ types: { units: { hero: { inventory: { size: 5 } } } } }, 'An inventory has another size now.'],
      [{ settings: { tickRate: 'fast' } }, 'settings.tickRate'],
    ];
    for (const [index, [change, reason]] of changes.entries()) {
      bench.room.change(partsOf(change), index);
      const told = ofKind(bench, 'changed').at(-1)!;
      expect([told.number, told.stale]).toEqual([index, expect.stringContaining(reason)]);
    }
    const { tick } = bench;
    await bench.run(5);
    expect(bench.tick).toBe(tick + 5);
    // Taken back, everything is in the game again.
    bench.room.change(partsOf({}), 9);
    expect(ofKind(bench, 'changed').at(-1)).toEqual({ kind: 'changed', number: 9, stale: null });
  });
});
