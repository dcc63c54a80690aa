import { describe, expect, it } from 'vitest';
import { type SavedData, limits } from '@playloom/game-format';
import { EVENTS_PER_TICK_MAX } from '../../world/limits.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import {
  createTestWorld,
  type GameChanges,
  joinTestPlayer,
  runTicks,
} from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import { tick } from '../../simulation/tick.ts';
import type { World } from '../../world/World.ts';
import { writePlayerVariable } from '../variables/variables.ts';

const TICKS_A_SECOND = 40;

async function createJoinedWorld(saved: SavedData | null, changes: GameChanges = {}) {
  const record = recordTriggers();
  const world = await createTestWorld(changes, { scripts: record.scripts });
  tick(world, [{ kind: 'join', player: 1, name: 'Ada', userId: 'u1', saved }]);
  return { world, record, player: world.players.get(1)! };
}

function savesOf(world: World) {
  return world.events.filter(({ kind }) => kind === 'save');
}

/** Applies the changes of a room like a store does. */
function applyTo(store: { [key: string]: unknown }, world: World): void {
  for (const event of world.events) {
    if (event.kind !== 'save') continue;
    const { key, change } = event;
    if (change.kind === 'set') store[key] = change.value;
    if (change.kind === 'add') store[key] = ((store[key] as number | undefined) ?? 0) + change.amount;
    if (change.kind === 'delete') delete store[key];
  }
}

describe('saved data', () => {
  it('[EG-10:part] is passed in on joining, per game and per world', async () => {
    const { world, record, player } = await createJoinedWorld({
      game: { quest: 3, 'variable:coins': 25 },
      world: { name: 'Ada' },
    });
    const read = (key: string, scope: string) => [
      callCatalogEntry(world, 'savedValue', { player: 1, key, scope }),
      callCatalogEntry(world, 'hasSavedValue', { player: 1, key, scope }),
    ];
    expect(read('quest', 'game')).toEqual([3, true]);
    expect(read('quest', 'world')).toEqual([null, false]);
    expect(read('name', 'world')).toEqual(['Ada', true]);
    expect(read('constructor', 'game')).toEqual([null, false]);
    expect(player.variables['coins']).toBe(25);
    expect(record.of('savedDataLoads')).toEqual([{ triggeringPlayer: 1, triggeringUnit: player.unit }]);
    expect(savesOf(world)).toEqual([]);
  });

  it("[EG-10:part] is reported as changes, and the player's copy is updated", async () => {
    const { world } = await createJoinedWorld({ game: { wins: 2, quest: 3 }, world: {} });
    callCatalogEntry(world, 'saveValue', { player: 1, key: 'quest', value: [4, { done: true }] });
    callCatalogEntry(world, 'changeSavedNumber', { player: 1, key: 'wins', amount: 5, scope: 'game' });
    callCatalogEntry(world, 'changeSavedNumber', { player: 1, key: 'trips', scope: 'world' });
    callCatalogEntry(world, 'deleteSavedValue', { player: 1, key: 'quest' });
    expect(
      savesOf(world).map((event) => event.kind === 'save' && [event.scope, event.key, event.change]),
    ).toEqual([
      ['game', 'quest', { kind: 'set', value: [4, { done: true }] }],
      ['game', 'wins', { kind: 'add', amount: 5 }],
      ['world', 'trips', { kind: 'add', amount: 1 }],
      ['game', 'quest', { kind: 'delete' }],
    ]);
    expect(world.players.get(1)!.saved).toEqual({ game: { wins: 7 }, world: { trips: 1 } });
  });

  it('[EG-10:part] of two rooms adds up, because changes are reported instead of results', async () => {
    const store: { [key: string]: unknown } = { wins: 10 };
    const rooms = [
      (await createJoinedWorld({ game: { wins: 10 }, world: {} })).world,
      (await createJoinedWorld({ game: { wins: 10 }, world: {} })).world,
    ];
    for (const world of rooms)
      callCatalogEntry(world, 'changeSavedNumber', { player: 1, key: 'wins', amount: 2 });
    for (const world of rooms) applyTo(store, world);
    expect(store).toEqual({ wins: 14 });
  });

  it('[EG-10:part] that arrives later keeps earlier changes on top', async () => {
    const { world, record, player } = await createJoinedWorld(null);
    expect(record.of('savedDataLoads')).toEqual([]);
    callCatalogEntry(world, 'changeSavedNumber', { player: 1, key: 'wins', amount: 1 });
    expect(savesOf(world)).toEqual([]);
    expect(callCatalogEntry(world, 'savedValue', { player: 1, key: 'wins' })).toBeNull();
    tick(world, [
      { kind: 'saved-data', player: 1, saved: { game: { wins: 7, 'variable:coins': 99 }, world: {} } },
      { kind: 'saved-data', player: 1, saved: { game: { wins: 0 }, world: {} } },
    ]);
    expect(callCatalogEntry(world, 'savedValue', { player: 1, key: 'wins' })).toBe(8);
    expect(savesOf(world)).toMatchObject([{ key: 'wins', change: { kind: 'add', amount: 1 } }]);
    expect(player.variables['coins']).toBe(99);
    expect(record.of('savedDataLoads')).toHaveLength(1);
    expect(record.of('playerVariableChanges')).toHaveLength(1);
  });

  it("[EG-10:part] isn't lost if the player leaves before it arrives", async () => {
    const { world } = await createJoinedWorld(null);
    callCatalogEntry(world, 'changeSavedNumber', { player: 1, key: 'wins', amount: 1 });
    tick(world, [{ kind: 'leave', player: 1 }]);
    expect(savesOf(world)).toMatchObject([{ key: 'wins', change: { kind: 'add', amount: 1 } }]);
  });

  it('[EG-10:part] includes player variables, once a second and on leaving', async () => {
    const { world, player } = await createJoinedWorld(
      { game: {}, world: {} },
      {
        variables: {
          player: {
            mood: { name: 'Mood', type: 'text', initial: 'calm' },
            pet: { name: 'Pet', type: 'unit', isSaved: true },
          },
        },
      },
    );
    const saved: unknown[] = [];
    writePlayerVariable(world, player, 'mood', 'merry');
    writePlayerVariable(world, player, 'pet', player.unit);
    for (let count = 1; count <= 2 * TICKS_A_SECOND; count += 1) {
      writePlayerVariable(world, player, 'coins', 10 + count);
      runTicks(world, 1);
      saved.push(...savesOf(world));
    }
    expect(saved).toHaveLength(2);
    expect(saved[0]).toMatchObject({ key: 'variable:coins', scope: 'game', change: { kind: 'set' } });
    expect(saved[1]).toMatchObject({ change: { kind: 'add', amount: TICKS_A_SECOND } });
    runTicks(world, TICKS_A_SECOND);
    const stored = player.saved.game['variable:coins'] as number;
    expect(stored).toBe(player.variables['coins']);
    writePlayerVariable(world, player, 'coins', 7);
    tick(world, [{ kind: 'leave', player: 1 }]);
    expect(savesOf(world)).toMatchObject([
      { key: 'variable:coins', change: { kind: 'add', amount: 7 - stored } },
    ]);
  });

  it("[EG-10:part] can't be spent in two rooms: integers are reported as differences", async () => {
    const store: { [key: string]: unknown } = { 'variable:coins': 100 };
    for (const coins of [150, 90]) {
      const { world, player } = await createJoinedWorld({ game: { 'variable:coins': 100 }, world: {} });
      writePlayerVariable(world, player, 'coins', coins);
      tick(world, [{ kind: 'leave', player: 1 }]);
      applyTo(store, world);
    }
    expect(store).toEqual({ 'variable:coins': 140 });
  });

  it('[EG-10:part] is reported even in a tick full of other events', async () => {
    const { world } = await createJoinedWorld({ game: {}, world: {} });
    for (let count = 0; count < EVENTS_PER_TICK_MAX + 5; count += 1) callCatalogEntry(world, 'shakeCamera');
    callCatalogEntry(world, 'saveValue', { player: 1, key: 'quest', value: 1 });
    expect(savesOf(world)).toHaveLength(1);
    expect(world.events.length).toBeLessThan(EVENTS_PER_TICK_MAX + 5);
  });

  it('[EG-10:part] has limits, which are reported to the creator', async () => {
    const { world } = await createJoinedWorld({ game: {}, world: {} });
    const fits = 'x'.repeat(limits.SAVED_VALUE_SIZE_MAX - 1);
    callCatalogEntry(world, 'saveValue', { player: 1, key: 'fits', value: fits });
    callCatalogEntry(world, 'saveValue', { player: 1, key: 'large', value: `${fits}x` });
    callCatalogEntry(world, 'saveValue', { player: 1, key: '', value: 1 });
    callCatalogEntry(world, 'saveValue', { player: 1, key: '__proto__', value: 1 });
    callCatalogEntry(world, 'saveValue', {
      player: 1,
      key: 'k'.repeat(limits.SAVED_KEY_LENGTH_MAX + 1),
      value: 1,
    });
    expect(Object.keys(world.players.get(1)!.saved.game)).toEqual(['fits']);
    for (let count = 1; count <= limits.SAVED_VALUES_MAX; count += 1) {
      callCatalogEntry(world, 'changeSavedNumber', { player: 1, key: `key-${count}` });
    }
    expect(Object.keys(world.players.get(1)!.saved.game)).toHaveLength(limits.SAVED_VALUES_MAX);
    callCatalogEntry(world, 'changeSavedNumber', { player: 1, key: 'key-1' });
    expect(callCatalogEntry(world, 'savedValue', { player: 1, key: 'key-1' })).toBe(2);
    expect(world.events.filter(({ kind }) => kind === 'script-line')).toHaveLength(5);
  });

  it('[EG-10:part] reports the rule that exceeds a limit', async () => {
    const world = await createTestWorld({
      rules: [
        {
          id: 'save',
          name: 'Save',
          when: { when: 'playerJoins' },
          do: [{ do: 'saveValue', player: { get: 'triggeringPlayer' }, key: '', value: 1 }],
        },
      ],
    });
    joinTestPlayer(world);
    expect(world.events).toContainEqual(
      expect.objectContaining({
        kind: 'rule-problem',
        rule: 'save',
        path: 'rules[0].do[0]',
        id: 'saved-key-not-allowed',
      }),
    );
  });

  it('[EG-10:part] reports a variable that is too large', async () => {
    const { world, player } = await createJoinedWorld(
      { game: {}, world: {} },
      { variables: { player: { notes: { name: 'Notes', type: 'list', isSaved: true } } } },
    );
    writePlayerVariable(world, player, 'notes', ['x'.repeat(9000), 'x'.repeat(9000)]);
    tick(world, [{ kind: 'leave', player: 1 }]);
    expect(world.events).toContainEqual(
      expect.objectContaining({ id: 'saved-value-too-large', path: 'variables.player.notes' }),
    );
  });
});

describe('leaderboards', () => {
  it('[EG-10:part] get scores of people as events', async () => {
    const { world } = await createJoinedWorld({ game: {}, world: {} });
    callCatalogEntry(world, 'addBot');
    for (const player of [1, 1_000_000]) callCatalogEntry(world, 'submitScore', { player, score: 12.5 });
    callCatalogEntry(world, 'submitScore', { player: 1, score: 3, leaderboard: 'Laps', order: 'lowest' });
    expect(world.events.filter(({ kind }) => kind === 'leaderboard')).toEqual([
      { kind: 'leaderboard', player: 1, leaderboard: 'Best scores', score: 12.5, order: 'highest' },
      { kind: 'leaderboard', player: 1, leaderboard: 'Laps', score: 3, order: 'lowest' },
    ]);
  });

  it("don't include bots, whose saved data stays in the room", async () => {
    const { world } = await createJoinedWorld({ game: {}, world: {} });
    callCatalogEntry(world, 'addBot');
    callCatalogEntry(world, 'saveValue', { player: 1_000_000, key: 'quest', value: 1 });
    expect(callCatalogEntry(world, 'savedValue', { player: 1_000_000, key: 'quest' })).toBe(1);
    expect(savesOf(world)).toEqual([]);
  });
});
