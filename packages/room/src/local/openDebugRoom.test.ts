import { describe, expect, it } from 'vitest';
import { listDebugReports, openDebugHarness } from '../testing/openDebugHarness.ts';

/** Plays the same game without any time travel. Returns the hash of each tick. */
async function playUntouched(ticks: number): Promise<string[]> {
  const bench = await openDebugHarness();
  await bench.join();
  const hashes: string[] = [];
  while (bench.tick < ticks) {
    hashes[bench.tick] = bench.hash();
    await bench.run(1);
  }
  hashes[bench.tick] = bench.hash();
  return hashes;
}

describe('time in a playtest room', () => {
  it('[ED-10:part] pauses, steps forward and back, and reaches the same state as an undisturbed game', async () => {
    const untouched = await playUntouched(200);
    const bench = await openDebugHarness();
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

  it('[ED-10:part] shows every moment of the last thirty seconds, and continues from there', async () => {
    const untouched = await playUntouched(700);
    const bench = await openDebugHarness();
    await bench.join();
    while (bench.tick < 680) await bench.run(1);
    const { tickRate } = bench.state.game;
    const from = listDebugReports(bench, 'moment').at(-1)!.moment.from;
    expect(bench.tick - from).toBeGreaterThanOrEqual(30 * tickRate - 3);
    for (const wanted of [from, from + 7, 500, 679, 440]) {
      bench.room.seek(wanted);
      expect([bench.tick, bench.hash()]).toEqual([wanted, untouched[wanted]]);
    }
    // Once it continues from here, later ticks are discarded.
    bench.room.resume();
    await bench.run(1);
    expect(bench.state.history.end).toBe(bench.tick);
    expect(bench.tick).toBeLessThan(450);
    while (bench.tick < 500) await bench.run(1);
    expect(bench.hash()).toBe(untouched[500]);
    bench.room.seek(450);
    expect(bench.hash()).toBe(untouched[450]);
  });

  it('shows everyone the selected moment, and releases keys that were held then', async () => {
    const bench = await openDebugHarness();
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
    // No key is held after the jump in time, so the unit has stopped close by.
    expect(ida.client.view.own.unit!.x).toBeLessThan(there + 1);
    ida.hold('d');
    await bench.run(30);
    expect(ida.client.view.own.unit!.x).toBeGreaterThan(there + 1);
  });

  it('brings back players who had not joined yet, and removes players who have left since', async () => {
    const bench = await openDebugHarness();
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

  it('runs at the chosen speed, in ticks for the same time', async () => {
    const bench = await openDebugHarness();
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

  it('runs with four players, each of whom sees all others, and places the first where the creator points', async () => {
    const bench = await openDebugHarness();
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

describe('reports of a playtest room', () => {
  it('[ED-06:part] list the rules that ran with the result of each line, and the lines that were skipped', async () => {
    const bench = await openDebugHarness();
    await bench.run(30);
    const [run] = listDebugReports(bench, 'reading').at(-1)!.reading.runs;
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

  it('contain the values of an entity and what touched it', async () => {
    const bench = await openDebugHarness({
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
    const { inspected, things } = listDebugReports(bench, 'reading').at(-1)!.reading;
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

describe('following the inspected entity', () => {
  it('[ED-10:part] shows it to one player, also while paused, and changes nothing in the world', async () => {
    const bench = await openDebugHarness();
    bench.room.startAt(5, 5);
    const ida = await bench.join('Ida');
    const mika = await bench.join('Mika');
    await bench.run(6);
    const far = mika.client.view.own.unit!.id;
    const own = ida.client.view.own.unit!.id;
    expect(ida.client.view.entities.has(far)).toBe(false);
    bench.room.pause();
    const hash = bench.hash();
    bench.room.inspect(far);
    bench.room.follow('Ida');
    expect(ida.client.view.own.camera.target).toBe(far);
    expect(ida.client.view.entities.has(far)).toBe(true);
    expect(mika.client.view.own.camera.target).not.toBe(far);
    expect(bench.hash()).toBe(hash);
    bench.room.inspect(own);
    expect(ida.client.view.own.camera.target).toBe(own);
    bench.room.resume();
    bench.room.follow(null);
    await bench.run(6);
    expect(ida.client.view.own.camera.target).toBeNull();
  });
});
