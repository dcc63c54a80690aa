import { describe, expect, it } from 'vitest';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { tick } from '../../simulation/tick.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import type { WorldEvent } from '../../world/WorldEvent.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { addPlayerScore } from '../players/addPlayerScore.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { writePlayerVariable } from '../variables/variables.ts';
import { REPORT_SECONDS } from './achievements.ts';

const TICKS_A_SECOND = 40;

async function createScene(done: object, settings: object = {}) {
  const world = await createTestWorld({
    settings: { achievements: [{ id: 'one', name: 'One', done }], ...settings },
    map: { entities: [] },
  });
  return { world, player: joinTestPlayer(world) };
}

function unlocked({ achievements }: Player): readonly string[] {
  return achievements?.unlocked ?? [];
}

function reports(world: World): Extract<WorldEvent, { kind: 'progress' }>['report'][] {
  return world.events.flatMap((event) => (event.kind === 'progress' ? [event.report] : []));
}

function addWolf(world: World, team: string | null = null) {
  return spawnUnit(world, { type: 'wolf', x: 15, y: 15, team })!;
}

describe('achievements', () => {
  it('[PROG-02:part] count kills of the right units, not of own ones and those of the team', async () => {
    const { world, player } = await createScene({ kind: 'kills', unit: 'wolf', times: 2 });
    const knight = findUnit(world, player.unit)!;
    const other = joinTestPlayer(world, { id: 9 });
    const victim = findUnit(world, other.unit)!;
    applyUnitDeath(world, victim, knight);
    applyUnitDeath(world, addWolf(world, knight.team), knight);
    applyUnitDeath(world, addWolf(world), null);
    applyUnitDeath(world, addWolf(world), knight);
    expect(player.achievements!.counts).toEqual({ one: 1 });
    expect(unlocked(player)).toEqual([]);
    applyUnitDeath(world, addWolf(world), knight);
    expect(unlocked(player)).toEqual(['one']);
    const told = world.events.filter(({ kind }) => kind === 'achievement');
    expect(told).toEqual([{ kind: 'achievement', player: player.id, achievement: 'one' }]);
    applyUnitDeath(world, addWolf(world), knight);
    expect(world.events.filter(({ kind }) => kind === 'achievement')).toHaveLength(1);
  });

  it('[PROG-02:part] count deaths, regions, pick-ups, purchases, rounds, and matches', async () => {
    const kinds = [
      { kind: 'deaths' },
      { kind: 'enters', region: 'gate' },
      { kind: 'picks-up', item: 'potion' },
      { kind: 'wins-rounds' },
      { kind: 'wins' },
      { kind: 'finishes' },
      { kind: 'buys' },
    ];
    const world = await createTestWorld({
      settings: {
        achievements: kinds.map((done) => ({ id: done.kind, name: done.kind, done })),
        match: { isEnabled: true, minPlayers: 1, countdownSeconds: 0, winner: 'rules' },
      },
      map: { entities: [] },
    });
    const player = joinTestPlayer(world);
    const loser = joinTestPlayer(world);
    const knight = findUnit(world, player.unit)!;
    const shop = Object.keys(world.game.game.types.shops)[0]!;
    const offer = world.game.game.types.shops[shop]!.offers[0]!.id;
    writePlayerVariable(world, player, 'coins', 1000);
    player.shop = { shop, partner: null };
    runTicks(world, 2, [{ kind: 'buy', player: player.id, offer }]);
    expect(unlocked(player)).toEqual(['buys']);
    teleportEntity(world, knight, 11, 5);
    runTicks(world, 2);
    callCatalogEntry(world, 'createItem', { itemType: 'potion', position: { x: 11, y: 5 } });
    runTicks(world, 5);
    callCatalogEntry(world, 'playerWins', { player: player.id });
    runTicks(world, 1);
    applyUnitDeath(world, findUnit(world, player.unit)!, null);
    expect([...unlocked(player)].toSorted()).toEqual(kinds.map(({ kind }) => kind).toSorted());
    expect(unlocked(loser)).toEqual(['finishes']);
  });

  it('[PROG-02:part] compare the score and player variables, of which the highest value counts', async () => {
    const score = await createScene({ kind: 'scores', points: 10 });
    addPlayerScore(score.world, score.player, 9);
    runTicks(score.world, 1);
    addPlayerScore(score.world, score.player, -5);
    runTicks(score.world, 1);
    expect(score.player.achievements!.counts).toEqual({ one: 9 });
    addPlayerScore(score.world, score.player, 6);
    runTicks(score.world, 1);
    expect(unlocked(score.player)).toEqual(['one']);
    const variable = await createScene({ kind: 'reaches', variable: 'coins', value: 12 });
    writePlayerVariable(variable.world, variable.player, 'coins', 12);
    runTicks(variable.world, 1);
    expect(unlocked(variable.player)).toEqual(['one']);
  });

  it('[PROG-02:part] are unlocked by rules, once, and never for bots', async () => {
    const { world, player } = await createScene({ kind: 'deaths', times: 50 });
    callCatalogEntry(world, 'addBot');
    const bot = [...world.players.values()].find(({ isBot }) => isBot)!;
    for (const id of [player.id, player.id, bot.id])
      callCatalogEntry(world, 'unlockAchievement', { player: id, achievement: 'one' });
    callCatalogEntry(world, 'unlockAchievement', { player: player.id, achievement: 'unknown' });
    expect(world.events.filter(({ kind }) => kind === 'achievement')).toHaveLength(1);
    expect(bot.achievements).toBeUndefined();
  });

  it('[PROG-02:part] continue from what is stored, and unlock nothing before it has arrived', async () => {
    const world = await createTestWorld({
      settings: { achievements: [{ id: 'one', name: 'One', done: { kind: 'deaths', times: 3 } }] },
    });
    tick(world, [{ kind: 'join', player: 1, name: 'Ada', userId: 'u1', saved: null }]);
    const player = world.players.get(1)!;
    callCatalogEntry(world, 'unlockAchievement', { player: 1, achievement: 'one' });
    expect(unlocked(player)).toEqual([]);
    const stored = { counts: { one: 2, gone: 4 }, unlocked: ['one', 'gone'] };
    tick(world, [{ kind: 'saved-data', player: 1, saved: { game: {}, world: {}, achievements: stored } }]);
    expect(unlocked(player)).toEqual(['one']);
    expect(world.events.filter(({ kind }) => kind === 'achievement')).toEqual([]);
    const second = await createScene({ kind: 'deaths', times: 3 });
    const saved = { game: {}, world: {}, achievements: { counts: { one: 2 }, unlocked: [] } };
    tick(second.world, [{ kind: 'join', player: 5, name: 'Bo', userId: 'u5', saved }]);
    const bo = second.world.players.get(5)!;
    applyUnitDeath(second.world, findUnit(second.world, bo.unit)!, null);
    expect(unlocked(bo)).toEqual(['one']);
  });

  it('[PROG-03:part] report totals when one is unlocked, every minute, and on leaving', async () => {
    const { world, player } = await createScene({ kind: 'deaths', times: 2 });
    applyUnitDeath(world, findUnit(world, player.unit)!, null);
    runTicks(world, 1);
    expect(reports(world)).toEqual([]);
    const sent = [];
    for (let count = 0; count < REPORT_SECONDS * TICKS_A_SECOND; count += 1) {
      runTicks(world, 1);
      sent.push(...reports(world));
    }
    expect(sent).toEqual([{ counts: { one: 1 }, unlocked: [], seconds: REPORT_SECONDS }]);
    applyUnitDeath(world, findUnit(world, player.unit)!, null);
    runTicks(world, 1);
    expect(reports(world)).toMatchObject([{ counts: { one: 2 }, unlocked: ['one'] }]);
    tick(world, [{ kind: 'chat', player: player.id, text: 'Bye' }]);
    runTicks(world, 3 * TICKS_A_SECOND);
    tick(world, [{ kind: 'leave', player: player.id }]);
    expect(reports(world)).toEqual([{ counts: {}, unlocked: [], seconds: 3 }]);
  });

  it('[PROG-02:part] are part of the state of the world', async () => {
    const { world, player } = await createScene({ kind: 'deaths', times: 2 });
    applyUnitDeath(world, findUnit(world, player.unit)!, null);
    runTicks(world, 1);
    const copy = createWorldFromSnapshot({ game: world.game }, takeSnapshot(world));
    expect(copy.players.get(player.id)!.achievements).toEqual(player.achievements);
    for (const one of [world, copy]) runTicks(one, 3 * TICKS_A_SECOND);
    expect(hashWorld(copy)).toBe(hashWorld(world));
  });
});
