import { describe, expect, it } from 'vitest';
import { createProp } from '../../spawn/createProp.ts';
import { createUnit } from '../../spawn/createUnit.ts';
import { callEntry } from '../../testing/callEntry.ts';
import { placeOf } from '../../testing/createControlScene.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { drawMap } from '../../testing/drawMap.ts';
import { recordTriggers, type TriggerRecord } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../world/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { giveBuff } from '../buffs/buffs.ts';
import { dealDamage } from '../combat/dealDamage.ts';
import { killUnit } from '../combat/killUnit.ts';
import { teleport } from '../movement/motion.ts';
import { giveOrder, setBehaviour } from './orders.ts';

interface Scene {
  readonly world: World;
  readonly heard: TriggerRecord;
  readonly place: (type: string, letter: string, team?: string) => Unit;
}

const OPEN = Array.from({ length: 24 }, (_, y) =>
  y === 12 ? '    A       B       C   '.padEnd(32) : ' '.repeat(32),
);

/** Beasts of the type `beast` are of team blue, `rabbit` of team red. */
async function createScene(
  ai: object,
  { rows = OPEN, beast = {}, seed = 1 }: { rows?: readonly string[]; beast?: object; seed?: number } = {},
): Promise<Scene> {
  const heard = recordTriggers();
  const world = await createTestWorld(
    {
      map: drawMap(rows, { hasSolidEdges: true }),
      types: {
        units: {
          beast: {
            name: 'Beast',
            team: 'blue',
            attributes: { health: {} },
            inventory: { size: 2 },
            controls: { speed: 4 },
            ai: { wanderRadius: 0, ...ai },
            ...beast,
          },
          rabbit: { name: 'Rabbit', team: 'red', attributes: { health: {} } },
        },
        items: {
          bow: { name: 'Bow', weapon: { kind: 'ranged', projectile: 'arrow', usesPerSecond: 4 } },
        },
        buffs: {
          cloak: { name: 'Cloak', isInvisible: true },
          stun: { name: 'Stun', isStunned: true },
        },
      },
    },
    { scripts: heard.scripts, seed },
  );
  const place = (type: string, letter: string, team?: string) => {
    const y = rows.findIndex((row) => row.includes(letter));
    const at = { x: rows[y]!.indexOf(letter) + 0.5, y: y + 0.5 };
    return createUnit(world, { type, ...at, ...(team === undefined ? {} : { team }) })!;
  };
  return { world, heard, place };
}

function distance(world: World, a: Unit, b: Unit): number {
  const from = placeOf(world, a);
  const to = placeOf(world, b);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

const MAZE = [
  '####################',
  '#        #         #',
  '#  A     #   B     #',
  '#        #         #',
  '#        #         #',
  '######   #   #######',
  '#        #         #',
  '#                  #',
  '####################',
];

describe('units with a will of their own', () => {
  it('[EG-07] stand, wander, chase, flee, guard and follow, finding their way around walls', async () => {
    const range = { sightRange: 30, giveUpRange: 40, needsLineOfSight: false };
    const standing = await createScene({ behaviour: 'stand', ...range }, { rows: MAZE });
    const stander = standing.place('beast', 'A');
    standing.place('rabbit', 'B');
    const stood = placeOf(standing.world, stander);
    runTicks(standing.world, 80);
    expect(placeOf(standing.world, stander)).toEqual(stood);

    const wandering = await createScene({ behaviour: 'wander', wanderRadius: 3 }, { rows: MAZE });
    const wanderer = wandering.place('beast', 'A');
    const visited = new Set<string>();
    for (let tick = 0; tick < 1600; tick += 20) {
      runTicks(wandering.world, 20);
      const { x, y } = placeOf(wandering.world, wanderer);
      visited.add(`${Math.floor(x)},${Math.floor(y)}`);
      expect(Math.hypot(x - 3.5, y - 2.5)).toBeLessThan(3.5);
    }
    expect(visited.size).toBeGreaterThan(5);

    const chasing = await createScene({ behaviour: 'chase', ...range }, { rows: MAZE });
    const chaser = chasing.place('beast', 'A');
    const prey = chasing.place('rabbit', 'B');
    runTicks(chasing.world, 40 * 7);
    expect(distance(chasing.world, chaser, prey)).toBeLessThan(1);

    const fleeing = await createScene({ behaviour: 'flee', ...range }, { rows: MAZE });
    const runner = fleeing.place('beast', 'A');
    const { x, y } = placeOf(fleeing.world, runner);
    const hunter = createUnit(fleeing.world, { type: 'rabbit', x: x + 1.5, y })!;
    runTicks(fleeing.world, 120);
    expect(distance(fleeing.world, runner, hunter)).toBeGreaterThan(2.5);

    const guarding = await createScene(
      { behaviour: 'guard', sightRange: 5, giveUpRange: 7, needsLineOfSight: true },
      { rows: OPEN },
    );
    const guard = guarding.place('beast', 'B');
    const intruder = guarding.place('rabbit', 'A');
    runTicks(guarding.world, 40);
    expect(placeOf(guarding.world, guard).x).toBe(12.5);
    teleport(guarding.world, intruder, 9, 12.5);
    runTicks(guarding.world, 80);
    expect(distance(guarding.world, guard, intruder)).toBeLessThan(1);
    teleport(guarding.world, intruder, 2, 2);
    runTicks(guarding.world, 120);
    expect(placeOf(guarding.world, guard).x).toBeCloseTo(12.5, 0);

    const following = await createScene({ behaviour: 'follow', keepDistance: 2 }, { rows: MAZE });
    const player = joinTestPlayer(following.world, { team: 'blue' });
    const leader = findUnit(following.world, player.unit)!;
    const follower = following.place('beast', 'A');
    teleport(following.world, leader, 13.5, 2.5);
    runTicks(following.world, 40 * 7);
    expect(distance(following.world, follower, leader)).toBeLessThan(2.9);
    expect(distance(following.world, follower, leader)).toBeGreaterThan(1.2);
  });

  it('[EG-07:part] do nothing with behaviour none', async () => {
    const { world, heard, place } = await createScene({ behaviour: 'none' });
    const beast = place('beast', 'A');
    place('rabbit', 'B');
    const from = placeOf(world, beast);
    runTicks(world, 60);
    expect(placeOf(world, beast)).toEqual(from);
    expect(heard.of('unitSeesUnit')).toEqual([]);
  });
});

describe('noticing', () => {
  it('[EG-07:part] takes the nearest enemy in sight, tells of it once, and acts after its reaction', async () => {
    const { world, heard, place } = await createScene({
      behaviour: 'chase',
      sightRange: 20,
      reactionSeconds: 1,
    });
    const beast = place('beast', 'A');
    const near = place('rabbit', 'B');
    place('rabbit', 'C');
    place('beast', 'B', 'blue');
    runTicks(world, 30);
    expect(heard.of('unitSeesUnit')).toContainEqual({ triggeringUnit: beast.id, otherUnit: near.id });
    expect(placeOf(world, beast).x).toBe(4.5);
    runTicks(world, 50);
    expect(placeOf(world, beast).x).toBeGreaterThan(6);
    const told = heard.of('unitSeesUnit').filter(({ triggeringUnit }) => triggeringUnit === beast.id);
    expect(told).toHaveLength(1);
  });

  it('[EG-07:part] sees no farther than its range, not through walls, and nobody invisible', async () => {
    const rows = OPEN.map((row, y) => (y === 12 ? '    A  #    B' : '').padEnd(32));
    const noticed = async (ai: object, rowsOf: readonly string[], isHidden = false) => {
      const { world, heard, place } = await createScene({ behaviour: 'chase', ...ai }, { rows: rowsOf });
      place('beast', 'A');
      const rabbit = place('rabbit', 'B');
      if (isHidden) giveBuff(world, rabbit, 'cloak', 100);
      runTicks(world, 20);
      return heard.of('unitSeesUnit').length;
    };
    expect(await noticed({ sightRange: 9 }, OPEN)).toBe(1);
    expect(await noticed({ sightRange: 7 }, OPEN)).toBe(0);
    expect(await noticed({ sightRange: 9 }, rows)).toBe(0);
    expect(await noticed({ sightRange: 9, needsLineOfSight: false }, rows)).toBe(1);
    expect(await noticed({ sightRange: 9 }, OPEN, true)).toBe(0);
  });

  it('[EG-07:part] chooses whom it turns against', async () => {
    const noticed = async (targets: string) => {
      const { world, heard, place } = await createScene({ behaviour: 'chase', sightRange: 12, targets });
      const beast = place('beast', 'A');
      const friend = place('beast', 'B', 'blue');
      setBehaviour(world, friend, 'none');
      const { unit } = joinTestPlayer(world, { team: 'blue' });
      teleport(world, findUnit(world, unit)!, 4.5, 20);
      runTicks(world, 20);
      const [seen] = heard.of('unitSeesUnit').filter(({ triggeringUnit }) => triggeringUnit === beast.id);
      return seen === undefined ? null : seen['otherUnit'] === unit ? 'player' : 'other';
    };
    expect(await noticed('hostile')).toBe(null);
    expect(await noticed('players')).toBe('player');
    expect(await noticed('everyone')).not.toBe(null);
    expect(await noticed('nobody')).toBe(null);
  });

  it('[EG-07:part] gives up who is too far and goes home', async () => {
    const { world, place } = await createScene({ behaviour: 'chase', sightRange: 9, giveUpRange: 12 });
    const beast = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 60);
    expect(beast.ai.target).toBe(rabbit.id);
    teleport(world, rabbit, 30.5, 2.5);
    runTicks(world, 20);
    expect(beast.ai.target).toBe(null);
    runTicks(world, 120);
    expect(placeOf(world, beast).x).toBeCloseTo(4.5, 0);
  });

  it('[EG-07:part] thinks of someone much nearer first', async () => {
    const { world, place } = await createScene({ behaviour: 'chase', sightRange: 20 });
    const beast = place('beast', 'A');
    place('rabbit', 'C');
    runTicks(world, 30);
    const near = createUnit(world, { type: 'rabbit', x: 8, y: 16 })!;
    runTicks(world, 20);
    expect(beast.ai.target).toBe(near.id);
  });
});

describe('fighting', () => {
  it('[EG-07:part] strikes with what it holds once the target is in reach', async () => {
    const beast = { inventory: { size: 2, startItems: [{ item: 'potion' }, { item: 'sword' }] } };
    const { world, heard, place } = await createScene({ behaviour: 'chase', sightRange: 12 }, { beast });
    const wolf = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 40);
    expect(heard.of('unitAttacks')).toEqual([]);
    runTicks(world, 120);
    expect(heard.of('unitAttacks').length).toBeGreaterThan(1);
    expect(heard.of('unitIsHurt').some(({ triggeringUnit }) => triggeringUnit === rabbit.id)).toBe(true);
    expect(wolf.heldSlot).toBe(1);
    killUnit(world, rabbit, null);
    runTicks(world, 20);
    expect(wolf.isUsing).toBe(false);
  });

  it('[EG-07:part] shoots from its range, only in sight, and keeps its distance', async () => {
    const ai = { behaviour: 'chase', sightRange: 15, attackRange: 6, keepDistance: 4 };
    const beast = { inventory: { size: 1, startItems: [{ item: 'bow' }] } };
    const { world, heard, place } = await createScene(ai, { beast });
    const archer = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 100);
    expect(distance(world, archer, rabbit)).toBeGreaterThan(4);
    expect(distance(world, archer, rabbit)).toBeLessThan(6);
    expect(heard.of('unitIsHurt').some(({ triggeringUnit }) => triggeringUnit === rabbit.id)).toBe(true);
    const { x, y } = placeOf(world, archer);
    teleport(world, rabbit, x + 1.5, y);
    runTicks(world, 60);
    expect(distance(world, archer, rabbit)).toBeGreaterThan(3.5);
    const rows = MAZE.map((row) => row.replace('A     #   B ', '    A # B   '));
    const walled = await createScene({ ...ai, needsLineOfSight: false }, { beast, rows });
    walled.place('beast', 'A');
    walled.place('rabbit', 'B');
    runTicks(walled.world, 40);
    expect(walled.heard.of('unitAttacks')).toEqual([]);
  });

  it('[EG-07:part] stands and shoots who comes near', async () => {
    const ai = { behaviour: 'stand', sightRange: 15, attackRange: 9 };
    const beast = { inventory: { size: 1, startItems: [{ item: 'bow' }] } };
    const { world, heard, place } = await createScene(ai, { beast });
    const turret = place('beast', 'A');
    place('rabbit', 'B');
    runTicks(world, 60);
    expect(heard.of('unitAttacks').length).toBeGreaterThan(2);
    expect(placeOf(world, turret).x).toBe(4.5);
  });

  it('[EG-07:part] comes so close without a weapon that touching hurts', async () => {
    const beast = { touchDamage: { amount: 5 } };
    const { world, heard, place } = await createScene({ behaviour: 'chase', sightRange: 12 }, { beast });
    place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    runTicks(world, 160);
    expect(
      heard.of('unitIsHurt').filter(({ triggeringUnit }) => triggeringUnit === rabbit.id).length,
    ).toBeGreaterThan(1);
  });

  it.each([
    ['fight', -1],
    ['flee', 1],
    ['ignore', 0],
  ] as const)('[EG-07:part] answers an attack: %s', async (whenAttacked, direction) => {
    const ai = { behaviour: 'stand', targets: 'nobody', whenAttacked, reactionSeconds: 0.2 };
    const { world, place } = await createScene(ai);
    const beast = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    teleport(world, rabbit, 8.5, 12.5);
    dealDamage(world, beast, 5, rabbit);
    const before = distance(world, beast, rabbit);
    runTicks(world, 40);
    expect(Math.sign(Math.round(distance(world, beast, rabbit) - before))).toBe(direction);
    teleport(world, rabbit, 30, 2);
    runTicks(world, 240);
    expect(placeOf(world, beast).x).toBeCloseTo(4.5, 0);
  });

  it('[EG-07:part] does nothing while it is stunned or held back', async () => {
    const { world, place } = await createScene({ behaviour: 'chase', sightRange: 12 });
    const beast = place('beast', 'A');
    place('rabbit', 'B');
    giveBuff(world, beast, 'stun', 1);
    runTicks(world, 35);
    expect(placeOf(world, beast).x).toBe(4.5);
    beast.isControlled = false;
    runTicks(world, 40);
    expect(placeOf(world, beast).x).toBe(4.5);
    beast.isControlled = true;
    runTicks(world, 40);
    expect(placeOf(world, beast).x).toBeGreaterThan(5);
  });
});

describe('orders', () => {
  it('[EG-07:part] send, and the unit tells when it arrives and goes back to its behaviour', async () => {
    const { world, heard, place } = await createScene({ behaviour: 'guard' }, { rows: MAZE });
    const beast = place('beast', 'A');
    callEntry(world, 'orderMoveTo', { unit: beast.id, position: { x: 13.5, y: 2.5 } });
    let nearest = Infinity;
    for (let tick = 0; tick < 280 && heard.of('unitArrives').length === 0; tick += 1) runTicks(world, 1);
    nearest = Math.hypot(placeOf(world, beast).x - 13.5, placeOf(world, beast).y - 2.5);
    expect(nearest).toBeLessThan(0.4);
    expect(heard.of('unitArrives')).toEqual([{ triggeringUnit: beast.id }]);
    expect(beast.ai.order).toBe(null);
    runTicks(world, 280);
    expect(placeOf(world, beast).x).toBeCloseTo(3.5, 0);
  });

  it('[EG-07:part] tell when walls leave no way', async () => {
    const rows = MAZE.map((row, y) => (y === 7 ? '#        #         #' : row));
    const { world, heard, place } = await createScene({ behaviour: 'none' }, { rows });
    const beast = place('beast', 'A');
    callEntry(world, 'orderMoveTo', { unit: beast.id, position: { x: 13.5, y: 2.5 } });
    runTicks(world, 20);
    expect(heard.of('unitFindsNoPath')).toEqual([{ triggeringUnit: beast.id }]);
    expect(beast.ai.order).toBe(null);
    const chasing = await createScene(
      { behaviour: 'chase', sightRange: 30, giveUpRange: 40, needsLineOfSight: false },
      { rows },
    );
    const chaser = chasing.place('beast', 'A');
    chasing.place('rabbit', 'B');
    runTicks(chasing.world, 240);
    expect(chasing.heard.of('unitFindsNoPath')).toEqual([{ triggeringUnit: chaser.id }]);
    expect(placeOf(chasing.world, chaser).x).toBeGreaterThan(7);
  });

  it('[EG-07:part] attack, follow, guard and stop, whatever the behaviour', async () => {
    const { world, place } = await createScene({ behaviour: 'wander', wanderRadius: 2, targets: 'nobody' });
    const beast = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    callEntry(world, 'orderAttack', { unit: beast.id, target: rabbit.id });
    runTicks(world, 120);
    expect(distance(world, beast, rabbit)).toBeLessThan(1);
    killUnit(world, rabbit, beast);
    runTicks(world, 20);
    expect(beast.ai.order).toBe(null);
    const other = place('rabbit', 'C');
    callEntry(world, 'orderFollow', { unit: beast.id, target: other.id });
    runTicks(world, 160);
    expect(distance(world, beast, other)).toBeLessThan(2);
    callEntry(world, 'orderGuard', { unit: beast.id, position: { x: 10, y: 5 } });
    runTicks(world, 200);
    expect(Math.hypot(placeOf(world, beast).x - 10, placeOf(world, beast).y - 5)).toBeLessThan(0.6);
    callEntry(world, 'orderStop', { unit: beast.id });
    const held = placeOf(world, beast);
    runTicks(world, 200);
    expect(distance(world, beast, beast)).toBe(0);
    expect(Math.hypot(placeOf(world, beast).x - held.x, placeOf(world, beast).y - held.y)).toBeLessThan(0.2);
    callEntry(world, 'setBehaviour', { unit: beast.id, behaviour: 'wander' });
    runTicks(world, 200);
    expect(Math.hypot(placeOf(world, beast).x - held.x, placeOf(world, beast).y - held.y)).toBeGreaterThan(1);
  });

  it('[EG-07:part] are found another way when a door closes', async () => {
    const rows = [
      '####################',
      '#        #         #',
      '#  A           B   #',
      '#        #         #',
      '#        #         #',
      '#                  #',
      '####################',
    ];
    const { world, heard, place } = await createScene({ behaviour: 'none' }, { rows });
    const beast = place('beast', 'A');
    giveOrder(world, beast, { kind: 'move', x: 15.5, y: 2.5 });
    runTicks(world, 20);
    createProp(world, { type: 'crate', x: 9.5, y: 2.5 });
    runTicks(world, 400);
    expect(heard.of('unitArrives')).toHaveLength(1);
  });
});

describe('crowds', () => {
  it('[EG-07:part] all get through a door, in the same way every time', async () => {
    const rows = MAZE;
    const run = async () => {
      const { world } = await createScene(
        { behaviour: 'chase', sightRange: 40, giveUpRange: 50, needsLineOfSight: false },
        { rows },
      );
      const rabbit = createUnit(world, { type: 'rabbit', x: 16.5, y: 2.5 })!;
      const beasts = Array.from({ length: 12 }, (_, index) =>
        createUnit(world, { type: 'beast', x: 2 + (index % 4), y: 1.6 + Math.floor(index / 4) })!,
      );
      runTicks(world, 40 * 12);
      expect(beasts.filter((beast) => placeOf(world, beast).x > 13)).toHaveLength(12);
      expect(Math.min(...beasts.map((beast) => distance(world, beast, rabbit)))).toBeLessThan(1);
      return beasts.map((beast) => placeOf(world, beast));
    };
    expect(await run()).toEqual(await run());
  });
});
