import { describe, expect, it } from 'vitest';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { tick } from '../../simulation/tick.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Input } from '../../world/Input.ts';
import type { World } from '../../world/World.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { addPlayerScore } from '../players/addPlayerScore.ts';
import { writePlayerVariable } from '../variables/variables.ts';

const TICKS_A_SECOND = 40;
const DAY = '2026-03-14';
const GOALS = [
  { id: 'die', name: 'Die twice', done: { kind: 'deaths', times: 2 } },
  { id: 'play', name: 'Play', done: { kind: 'seconds', seconds: 60 } },
  { id: 'score', name: 'Score', done: { kind: 'scores', points: 10 } },
  { id: 'rich', name: 'Rich', done: { kind: 'reaches', variable: 'coins', value: 5 } },
  { id: 'other', name: 'Other', done: { kind: 'deaths', times: 1 } },
];

/** A world with a player who has all goals but `other`. */
async function createScene(saved: object = {}) {
  const world = await createTestWorld({ settings: { goals: GOALS }, map: { entities: [] } });
  const goals = { day: DAY, counts: { die: 0, play: 0, score: 0, rich: 0, gone: 3 }, done: [], ...saved };
  tick(world, [
    { kind: 'join', player: 1, name: 'Ada', userId: 'u1', saved: { game: {}, world: {}, goals } },
  ]);
  return { world, player: world.players.get(1)! };
}

function die(world: World): void {
  const player = world.players.get(1)!;
  applyUnitDeath(world, findUnit(world, player.unit)!, null);
  callCatalogEntry(world, 'respawnPlayer', { player: 1 });
}

const completed = (world: World) =>
  world.events.flatMap((event) => (event.kind === 'goal' ? [event.goal] : []));
const reports = (world: World) =>
  world.events.flatMap((event) => (event.kind === 'progress' ? [event.report.goals] : []));

describe('goals', () => {
  it('[GOAL-03:part] are counted if the player has them, and completed once', async () => {
    const { world, player } = await createScene();
    die(world);
    expect(player.goals!.counts).toMatchObject({ die: 1 });
    expect(Object.keys(player.goals!.counts)).toEqual(['die', 'play', 'score', 'rich']);
    die(world);
    expect(completed(world)).toEqual(['die']);
    die(world);
    expect(completed(world)).toEqual(['die']);
    expect(player.goals!.done).toEqual(['die']);
  });

  it('[GOAL-03:part] continue from what is stored, and are never completed twice in a period', async () => {
    const { world, player } = await createScene({ counts: { die: 1, play: 60 }, done: ['play', 'gone'] });
    expect(player.goals!.done).toEqual(['play']);
    die(world);
    runTicks(world, 1);
    expect(player.goals!.done).toEqual(['play', 'die']);
  });

  it('[GOAL-03:part] measure how much the score and variables rise', async () => {
    const { world, player } = await createScene();
    addPlayerScore(world, player, 9);
    writePlayerVariable(world, player, 'coins', 1000);
    runTicks(world, 1);
    expect(player.goals!.counts).toMatchObject({ score: 9 });
    expect(player.goals!.done).toEqual(['rich']);
    const goals = { day: '2026-03-15', counts: { score: 0, rich: 0 }, done: [] };
    tick(world, [{ kind: 'goals', player: 1, goals }]);
    runTicks(world, 2);
    expect(player.goals!.done).toEqual([]);
    writePlayerVariable(world, player, 'coins', 1005);
    addPlayerScore(world, player, 4);
    runTicks(world, 1);
    expect(player.goals).toMatchObject({ day: '2026-03-15', counts: { score: 4, rich: 5 }, done: ['rich'] });
  });

  it('[GOAL-03:part] are completed by rules, only for players who have them', async () => {
    const { world, player } = await createScene();
    for (const goal of ['die', 'die', 'other', 'unknown'])
      callCatalogEntry(world, 'completeGoal', { player: 1, goal });
    expect(player.goals!.done).toEqual(['die']);
    callCatalogEntry(world, 'addBot');
    const bot = [...world.players.values()].find(({ isBot }) => isBot)!;
    callCatalogEntry(world, 'completeGoal', { player: bot.id, goal: 'die' });
    expect(bot.goals).toBeUndefined();
  });

  it('[GOAL-03:part] are reported as totals at once when one is completed, with their day', async () => {
    const { world } = await createScene();
    die(world);
    runTicks(world, 1);
    expect(reports(world)).toEqual([]);
    die(world);
    runTicks(world, 1);
    expect(reports(world)).toEqual([{ day: DAY, counts: { die: 2 }, done: ['die'] }]);
    const sent = [];
    for (let count = 0; count < 60 * TICKS_A_SECOND; count += 1) {
      runTicks(world, 1);
      sent.push(...reports(world));
    }
    expect(sent).toEqual([{ day: DAY, counts: { play: 60 }, done: ['play'] }]);
  });

  it('[GOAL-03:part] never reach guests or bots, and junk is ignored', async () => {
    const { world, player } = await createScene();
    const before = player.goals;
    const goals = { day: DAY, counts: { die: 1 }, done: [] };
    tick(world, [{ kind: 'join', player: 2, name: 'Guest', userId: null, saved: { game: {}, world: {} } }]);
    for (const sent of [
      { ...goals, day: 'x'.repeat(11) },
      { ...goals, counts: { die: -1 } },
      { ...goals, done: 1 },
      7,
    ])
      tick(world, [{ kind: 'goals', player: 1, goals: sent } as unknown as Input]);
    expect(player.goals!.counts['die']).toBe(before!.counts['die']);
    tick(world, [{ kind: 'goals', player: 2, goals }]);
    expect(world.players.get(2)!.goals).toBeUndefined();
  });

  it('[GOAL-03:part] are part of the state of the world', async () => {
    const { world, player } = await createScene();
    die(world);
    runTicks(world, 1);
    const copy = createWorldFromSnapshot({ game: world.game }, takeSnapshot(world));
    expect(copy.players.get(1)!.goals).toEqual(player.goals);
    for (const one of [world, copy]) runTicks(one, 3 * TICKS_A_SECOND);
    expect(hashWorld(copy)).toBe(hashWorld(world));
  });
});
