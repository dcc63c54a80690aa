import { describe, expect, it } from 'vitest';
import { spawnUnit } from '../units/spawnUnit.ts';
import { createAiScene, computeUnitDistance, MAZE_MAP, OPEN_MAP } from '../../testing/createAiScene.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';
import { joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { applyDamage } from '../combat/applyDamage.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { setUnitBehavior } from './orders.ts';

describe('units with AI', () => {
  it('[EG-07] stand, wander, chase, flee, guard and follow, and find paths around walls', async () => {
    const range = { sightRange: 30, giveUpRange: 40, needsLineOfSight: false };
    const standing = await createAiScene({ behaviour: 'stand', ...range }, { rows: MAZE_MAP });
    const stander = standing.place('beast', 'A');
    standing.place('rabbit', 'B');
    const stood = readEntityPosition(standing.world, stander);
    runTicks(standing.world, 80);
    expect(readEntityPosition(standing.world, stander)).toEqual(stood);

    const wandering = await createAiScene({ behaviour: 'wander', wanderRadius: 3 }, { rows: MAZE_MAP });
    const wanderer = wandering.place('beast', 'A');
    const visited = new Set<string>();
    for (let tick = 0; tick < 1600; tick += 20) {
      runTicks(wandering.world, 20);
      const { x, y } = readEntityPosition(wandering.world, wanderer);
      visited.add(`${Math.floor(x)},${Math.floor(y)}`);
      expect(Math.hypot(x - 3.5, y - 2.5)).toBeLessThan(3.5);
    }
    expect(visited.size).toBeGreaterThan(5);

    const chasing = await createAiScene({ behaviour: 'chase', ...range }, { rows: MAZE_MAP });
    const chaser = chasing.place('beast', 'A');
    const prey = chasing.place('rabbit', 'B');
    runTicks(chasing.world, 40 * 7);
    expect(computeUnitDistance(chasing.world, chaser, prey)).toBeLessThan(1);

    const fleeing = await createAiScene({ behaviour: 'flee', ...range }, { rows: MAZE_MAP });
    const runner = fleeing.place('beast', 'A');
    const { x, y } = readEntityPosition(fleeing.world, runner);
    const hunter = spawnUnit(fleeing.world, { type: 'rabbit', x: x + 1.5, y })!;
    runTicks(fleeing.world, 120);
    expect(computeUnitDistance(fleeing.world, runner, hunter)).toBeGreaterThan(2.5);

    const guarding = await createAiScene(
      { behaviour: 'guard', sightRange: 5, giveUpRange: 7, needsLineOfSight: true },
      { rows: OPEN_MAP },
    );
    const guard = guarding.place('beast', 'B');
    const intruder = guarding.place('rabbit', 'A');
    runTicks(guarding.world, 40);
    expect(readEntityPosition(guarding.world, guard).x).toBe(12.5);
    teleportEntity(guarding.world, intruder, 9, 12.5);
    runTicks(guarding.world, 80);
    expect(computeUnitDistance(guarding.world, guard, intruder)).toBeLessThan(1);
    teleportEntity(guarding.world, intruder, 2, 2);
    runTicks(guarding.world, 120);
    expect(readEntityPosition(guarding.world, guard).x).toBeCloseTo(12.5, 0);

    const following = await createAiScene({ behaviour: 'follow', keepDistance: 2 }, { rows: MAZE_MAP });
    const player = joinTestPlayer(following.world, { team: 'blue' });
    const leader = findUnit(following.world, player.unit)!;
    const follower = following.place('beast', 'A');
    teleportEntity(following.world, leader, 13.5, 2.5);
    runTicks(following.world, 40 * 7);
    expect(computeUnitDistance(following.world, follower, leader)).toBeLessThan(2.9);
    expect(computeUnitDistance(following.world, follower, leader)).toBeGreaterThan(1.2);
  });

  it('[EG-07:part] do nothing with the behavior none', async () => {
    const { world, triggerRecord, place } = await createAiScene({ behaviour: 'none' });
    const beast = place('beast', 'A');
    place('rabbit', 'B');
    const from = readEntityPosition(world, beast);
    runTicks(world, 60);
    expect(readEntityPosition(world, beast)).toEqual(from);
    expect(triggerRecord.of('unitSeesUnit')).toEqual([]);
  });
});

describe('noticing', () => {
  it('[EG-07:part] selects the nearest visible enemy, fires once, and acts after its reaction time', async () => {
    const { world, triggerRecord, place } = await createAiScene({
      behaviour: 'chase',
      sightRange: 20,
      reactionSeconds: 1,
    });
    const beast = place('beast', 'A');
    const near = place('rabbit', 'B');
    place('rabbit', 'C');
    place('beast', 'B', 'blue');
    runTicks(world, 30);
    expect(triggerRecord.of('unitSeesUnit')).toContainEqual({ triggeringUnit: beast.id, otherUnit: near.id });
    expect(readEntityPosition(world, beast).x).toBe(4.5);
    runTicks(world, 50);
    expect(readEntityPosition(world, beast).x).toBeGreaterThan(6);
    const sightings = triggerRecord
      .of('unitSeesUnit')
      .filter(({ triggeringUnit }) => triggeringUnit === beast.id);
    expect(sightings).toHaveLength(1);
  });

  it('[EG-07:part] is limited by range, walls and invisibility', async () => {
    const rows = OPEN_MAP.map((row, y) => (y === 12 ? '    A  #    B' : '').padEnd(32));
    const noticed = async (ai: object, rowsOf: readonly string[], isHidden = false) => {
      const { world, triggerRecord, place } = await createAiScene(
        { behaviour: 'chase', ...ai },
        { rows: rowsOf },
      );
      place('beast', 'A');
      const rabbit = place('rabbit', 'B');
      if (isHidden) addUnitBuff(world, rabbit, 'cloak', 100);
      runTicks(world, 20);
      return triggerRecord.of('unitSeesUnit').length;
    };
    expect(await noticed({ sightRange: 9 }, OPEN_MAP)).toBe(1);
    expect(await noticed({ sightRange: 7 }, OPEN_MAP)).toBe(0);
    expect(await noticed({ sightRange: 9 }, rows)).toBe(0);
    expect(await noticed({ sightRange: 9, needsLineOfSight: false }, rows)).toBe(1);
    expect(await noticed({ sightRange: 9 }, OPEN_MAP, true)).toBe(0);
  });

  it('[EG-07:part] respects the target setting', async () => {
    const noticed = async (targets: string) => {
      const { world, triggerRecord, place } = await createAiScene({
        behaviour: 'chase',
        sightRange: 12,
        targets,
      });
      const beast = place('beast', 'A');
      const friend = place('beast', 'B', 'blue');
      setUnitBehavior(world, friend, 'none');
      const { unit } = joinTestPlayer(world, { team: 'blue' });
      teleportEntity(world, findUnit(world, unit)!, 4.5, 20);
      runTicks(world, 20);
      const [seen] = triggerRecord
        .of('unitSeesUnit')
        .filter(({ triggeringUnit }) => triggeringUnit === beast.id);
      return seen === undefined ? null : seen['otherUnit'] === unit ? 'player' : 'other';
    };
    expect(await noticed('hostile')).toBe(null);
    expect(await noticed('players')).toBe('player');
    expect(await noticed('everyone')).not.toBe(null);
    expect(await noticed('nobody')).toBe(null);
  });

  it('[EG-07:part] drops targets that are too far away and goes home', async () => {
    const { world, place } = await createAiScene({ behaviour: 'chase', sightRange: 9, giveUpRange: 12 });
    const beast = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 60);
    expect(beast.ai.target).toBe(rabbit.id);
    teleportEntity(world, rabbit, 30.5, 2.5);
    runTicks(world, 20);
    expect(beast.ai.target).toBe(null);
    runTicks(world, 120);
    expect(readEntityPosition(world, beast).x).toBeCloseTo(4.5, 0);
  });

  it('[EG-07:part] prefers a much closer target', async () => {
    const { world, place } = await createAiScene({ behaviour: 'chase', sightRange: 20 });
    const beast = place('beast', 'A');
    place('rabbit', 'C');
    runTicks(world, 30);
    const near = spawnUnit(world, { type: 'rabbit', x: 8, y: 16 })!;
    runTicks(world, 20);
    expect(beast.ai.target).toBe(near.id);
  });
});

describe('fighting', () => {
  it('[EG-07:part] strikes with the held item once the target is in reach', async () => {
    const beast = { inventory: { size: 2, startItems: [{ item: 'potion' }, { item: 'sword' }] } };
    const { world, triggerRecord, place } = await createAiScene(
      { behaviour: 'chase', sightRange: 12 },
      { beast },
    );
    const wolf = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 40);
    expect(triggerRecord.of('unitAttacks')).toEqual([]);
    runTicks(world, 120);
    expect(triggerRecord.of('unitAttacks').length).toBeGreaterThan(1);
    expect(triggerRecord.of('unitIsHurt').some(({ triggeringUnit }) => triggeringUnit === rabbit.id)).toBe(
      true,
    );
    expect(wolf.heldSlot).toBe(1);
    applyUnitDeath(world, rabbit, null);
    runTicks(world, 20);
    expect(wolf.isUsing).toBe(false);
  });

  it('[EG-07:part] shoots from its range, only with a clear view, and keeps its distance', async () => {
    const ai = { behaviour: 'chase', sightRange: 15, attackRange: 6, keepDistance: 4 };
    const beast = { inventory: { size: 1, startItems: [{ item: 'bow' }] } };
    const { world, triggerRecord, place } = await createAiScene(ai, { beast });
    const archer = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 100);
    expect(computeUnitDistance(world, archer, rabbit)).toBeGreaterThan(4);
    expect(computeUnitDistance(world, archer, rabbit)).toBeLessThan(6);
    expect(triggerRecord.of('unitIsHurt').some(({ triggeringUnit }) => triggeringUnit === rabbit.id)).toBe(
      true,
    );
    const { x, y } = readEntityPosition(world, archer);
    teleportEntity(world, rabbit, x + 1.5, y);
    runTicks(world, 60);
    expect(computeUnitDistance(world, archer, rabbit)).toBeGreaterThan(3.5);
    const rows = MAZE_MAP.map((row) => row.replace('A     #   B ', '    A # B   '));
    const walled = await createAiScene({ ...ai, needsLineOfSight: false }, { beast, rows });
    walled.place('beast', 'A');
    walled.place('rabbit', 'B');
    runTicks(walled.world, 40);
    expect(walled.triggerRecord.of('unitAttacks')).toEqual([]);
  });

  it('[EG-07:part] stands and shoots at approaching units', async () => {
    const ai = { behaviour: 'stand', sightRange: 15, attackRange: 9 };
    const beast = { inventory: { size: 1, startItems: [{ item: 'bow' }] } };
    const { world, triggerRecord, place } = await createAiScene(ai, { beast });
    const turret = place('beast', 'A');
    place('rabbit', 'B');
    runTicks(world, 60);
    expect(triggerRecord.of('unitAttacks').length).toBeGreaterThan(2);
    expect(readEntityPosition(world, turret).x).toBe(4.5);
  });

  it('[EG-07:part] gets close enough without a weapon to hurt by touching', async () => {
    const beast = { touchDamage: { amount: 5 } };
    const { world, triggerRecord, place } = await createAiScene(
      { behaviour: 'chase', sightRange: 12 },
      { beast },
    );
    place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 160);
    expect(
      triggerRecord.of('unitIsHurt').filter(({ triggeringUnit }) => triggeringUnit === rabbit.id).length,
    ).toBeGreaterThan(1);
  });

  it.each([
    ['fight', -1],
    ['flee', 1],
    ['ignore', 0],
  ] as const)('[EG-07:part] responds to an attack: %s', async (whenAttacked, direction) => {
    const ai = { behaviour: 'stand', targets: 'nobody', whenAttacked, reactionSeconds: 0.2 };
    const { world, place } = await createAiScene(ai);
    const beast = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    teleportEntity(world, rabbit, 8.5, 12.5);
    applyDamage(world, beast, 5, rabbit);
    const before = computeUnitDistance(world, beast, rabbit);
    runTicks(world, 40);
    expect(Math.sign(Math.round(computeUnitDistance(world, beast, rabbit) - before))).toBe(direction);
    teleportEntity(world, rabbit, 30, 2);
    runTicks(world, 240);
    expect(readEntityPosition(world, beast).x).toBeCloseTo(4.5, 0);
  });

  it('[EG-07:part] does nothing while stunned or held back', async () => {
    const { world, place } = await createAiScene({ behaviour: 'chase', sightRange: 12 });
    const beast = place('beast', 'A');
    place('rabbit', 'B');
    addUnitBuff(world, beast, 'stun', 1);
    runTicks(world, 35);
    expect(readEntityPosition(world, beast).x).toBe(4.5);
    beast.isControlled = false;
    runTicks(world, 40);
    expect(readEntityPosition(world, beast).x).toBe(4.5);
    beast.isControlled = true;
    runTicks(world, 40);
    expect(readEntityPosition(world, beast).x).toBeGreaterThan(5);
  });
});
