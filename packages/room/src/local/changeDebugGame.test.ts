import { describe, expect, it } from 'vitest';
import { type TestGameChanges, createTestDocument } from '../testing/createTestRoom.ts';
import { listDebugReports, openDebugHarness } from '../testing/openDebugHarness.ts';

describe('editing a running game', () => {
  const heroAt = (speed: number): TestGameChanges => ({
    types: { units: { hero: { controls: { speed } } } },
  });
  const partsOf = (changes: TestGameChanges): { readonly [part: string]: unknown } =>
    createTestDocument(changes) as { readonly [part: string]: unknown };

  it('[ED-10:part] applies a changed number within two ticks and continues from the same state', async () => {
    const bench = await openDebugHarness({});
    const ida = await bench.join();
    ida.hold('d');
    await bench.run(10);
    const start = bench.tick;
    bench.room.change({ types: partsOf(heroAt(2))['types'] });
    const taken = listDebugReports(bench, 'changed');
    expect(taken).toMatchObject([
      { stale: null, game: { types: { units: { hero: { controls: { speed: 2 } } } } } },
    ]);
    expect(Object.keys(taken[0]!.game)).toEqual(['types']);
    const unit = () => bench.state.room.world.entities.records.find((record) => record?.kind === 'unit');
    while ((unit() as { speed: number }).speed !== 2) await bench.run(1);
    expect(bench.tick - start).toBeLessThanOrEqual(2);
    expect(bench.state.room.world.players.size).toBe(1);
    // Rewinding to a moment before the edit uses the game as it was then.
    await bench.run(20);
    const [later, hash] = [bench.tick, bench.hash()];
    bench.room.seek(start - 3);
    expect((unit() as { speed: number }).speed).toBe(6);
    bench.room.seek(later);
    expect([bench.hash(), (unit() as { speed: number }).speed]).toEqual([hash, 2]);
  });

  it('applies changed rules, and continues rules that wait in unchanged lines', async () => {
    const waiting = (amount: number, id = 'wait'): TestGameChanges => ({
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
    const bench = await openDebugHarness(waiting(1));
    await bench.run(5);
    bench.room.change({ rules: partsOf(waiting(7))['rules'] });
    await bench.run(60);
    expect(bench.state.room.world.variables.get('count')).toBe(7);
    const other = await openDebugHarness(waiting(1));
    await other.run(5);
    other.room.change({ rules: partsOf(waiting(7, 'another'))['rules'] });
    await other.run(60);
    expect(other.state.room.world.variables.get('count')).toBe(0);
  });

  it('reports why a restart is needed, and continues as before', async () => {
    const bench = await openDebugHarness({});
    await bench.join();
    const changes: readonly (readonly [TestGameChanges, string])[] = [
      [{ settings: { tickRate: 60 } }, 'The physics settings changed.'],
      [{ map: { width: 100 } }, 'The map changed.'],
      [
        { types: { units: { newcomer: { name: 'Newcomer' } } } },
        'A part of the game, such as a type, was added or removed.',
      ],
      [{ types: { units: { hero: { inventory: { size: 5 } } } } }, 'An inventory’s size changed.'],
      [{ settings: { tickRate: 'fast' } }, 'settings.tickRate'],
    ];
    for (const [change, reason] of changes) {
      bench.room.change(partsOf(change));
      const reports = listDebugReports(bench, 'changed').at(-1)!;
      expect([reports.game, reports.stale]).toEqual([{}, expect.stringContaining(reason)]);
    }
    const { tick } = bench;
    await bench.run(5);
    expect(bench.tick).toBe(tick + 5);
    // After undoing the edit, the game is complete again.
    bench.room.change(partsOf({}));
    const last = listDebugReports(bench, 'changed').at(-1)!;
    expect([last.stale, Object.keys(last.game)]).toEqual([
      null,
      expect.arrayContaining(['settings', 'types']),
    ]);
  });
});
