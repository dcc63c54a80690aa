import { describe, expect, it } from 'vitest';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';
import {
  createTestWorld,
  type GameChanges,
  joinTestPlayer,
  runTicks,
} from '../../testing/createTestWorld.ts';
import { createMapFromRows } from '../../testing/createMapFromRows.ts';
import { recordTriggers, type TriggerRecord } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import { forEachEntity } from '../../world/entities.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { giveOrder } from '../ai/orders.ts';
import { readAttribute, setEntityAttribute } from '../attributes/attributes.ts';
import { countItems } from '../inventory/countItems.ts';
import { scaleEntity, teleportEntity } from '../bodies/motion.ts';
import { addBotPlayer } from '../joining/addBotPlayer.ts';

interface BotScene {
  readonly world: World;
  readonly triggerRecord: TriggerRecord;
  readonly bots: readonly Player[];
}

const YARD = [
  '##############################',
  '#            #               #',
  '#            #               #',
  '#    ##      #      ##       #',
  '#    ##             ##       #',
  '#                            #',
  '#            #               #',
  '#    ##      #      ##       #',
  '#    ##      #      ##       #',
  '#            #               #',
  '#                            #',
  '##############################',
];

const fighter = {
  name: 'Fighter',
  attributes: { health: {} },
  inventory: { size: 4, startItems: [{ item: 'gun' }] },
  controls: { scheme: 'wasd', speed: 5, facing: 'mouse' },
};

const types = {
  units: {
    fighter,
    blob: { name: 'Blob', controls: { scheme: 'follow-mouse', speed: 5 } },
    runner: {
      name: 'Runner',
      body: { shape: 'capsule', width: 0.7, height: 1.2 },
      controls: { scheme: 'platformer', speed: 6, jumpSpeed: 14 },
    },
    driver: { name: 'Driver', controls: { scheme: 'vehicle', speed: 6, acceleration: 12, turnSpeed: 200 } },
  },
  props: {
    lift: {
      name: 'Lift',
      body: { kind: 'static', shape: 'box', width: 3, height: 0.5 },
      motion: { path: [{ x: 7, y: 0 }], speed: 2, waitSeconds: 0.5 },
    },
  },
  items: {
    gun: {
      name: 'Gun',
      weapon: { kind: 'ranged', projectile: 'arrow', damage: 20, usesPerSecond: 3, ammo: { magazine: 6 } },
    },
    club: { name: 'Club', pickUp: 'key', weapon: { kind: 'melee', damage: 20 } },
    medkit: { name: 'Medkit', consumable: { attributes: { health: 60 } } },
    pellet: { name: 'Pellet', consumable: { isUsedOnPickUp: true } },
  },
};

async function createScene(
  unit: string,
  count: number,
  {
    rows = YARD,
    settings = {},
    map = {},
    seed = 1,
    skill = 'normal',
  }: { rows?: readonly string[]; settings?: object; map?: object; seed?: number; skill?: string } = {},
): Promise<BotScene> {
  const triggerRecord = recordTriggers();
  const changes: GameChanges = {
    types,
    settings: {
      players: { unit, team: unit === 'fighter' ? 'balanced' : 'none', respawnSeconds: 1 },
      bots: { skill },
      ...settings,
    },
    map: {
      ...createMapFromRows(rows, { hasSolidEdges: true }),
      spawnPoints: {
        start: { name: 'Start', x: 3.5, y: rows.length - 2.5, team: 'red' },
        away: { name: 'Away', x: 26.5, y: 2.5, team: 'blue' },
      },
      ...map,
    },
  };
  const world = await createTestWorld(changes, { scripts: triggerRecord.scripts, seed });
  for (let index = 0; index < count; index += 1)
    addBotPlayer(world, { name: '', team: null, isFiller: false });
  runTicks(world, 1);
  return { world, triggerRecord, bots: [...world.players.values()] };
}

function unitOf(world: World, { unit }: Player): Unit {
  return findUnit(world, unit)!;
}

describe('bots with weapons', () => {
  it('find each other around walls, shoot, hurt and defeat each other', async () => {
    const { world, triggerRecord } = await createScene('fighter', 4, { skill: 'hard' });
    runTicks(world, 40 * 30);
    expect(triggerRecord.of('unitAttacks').length).toBeGreaterThan(20);
    expect(triggerRecord.of('unitIsHurt').length).toBeGreaterThan(8);
    expect(triggerRecord.of('unitDies').length).toBeGreaterThan(1);
    const attackers = new Set(triggerRecord.of('unitAttacks').map(({ triggeringUnit }) => triggeringUnit));
    expect(attackers.size).toBeGreaterThan(2);
  });

  it('hit more often with higher skill', async () => {
    const hits = async (skill: string) => {
      const { world, triggerRecord, bots } = await createScene('fighter', 1, {
        skill,
        rows: YARD.map((row) => row.replaceAll('#', ' ')),
      });
      const dummy = spawnUnit(world, {
        type: 'fighter',
        x: 12,
        y: 9.5,
        team: bots[0]!.team === 'red' ? 'blue' : 'red',
      })!;
      setEntityAttribute(world, dummy, 'health', 100);
      for (let tick = 0; tick < 800; tick += 1) {
        runTicks(world, 1);
        setEntityAttribute(world, dummy, 'health', 100);
      }
      return triggerRecord.of('unitIsHurt').length / triggerRecord.of('unitAttacks').length;
    };
    expect(await hits('hard')).toBeGreaterThan(0.8);
    expect(await hits('easy')).toBeLessThan(0.6);
  });

  it('pick up nearby items, heal themselves, and flee when badly hurt', async () => {
    const { world, bots } = await createScene('fighter', 1);
    const unit = unitOf(world, bots[0]!);
    const { x, y } = readEntityPosition(world, unit);
    spawnItem(world, { type: 'club', x: x + 4, y });
    spawnItem(world, { type: 'medkit', x: x - 1.5, y: y - 1 });
    // This item is in a wall. Bots can't reach it and must stop trying.
    spawnItem(world, { type: 'potion', x: 6, y: 8 });
    setEntityAttribute(world, unit, 'health', 90);
    runTicks(world, 400);
    expect(countItems(world, unit, 'club')).toBe(1);
    expect(countItems(world, unit, 'medkit')).toBe(1);
    setEntityAttribute(world, unit, 'health', 40);
    runTicks(world, 80);
    expect(readAttribute(world, unit, 'health')).toBe(100);
    teleportEntity(world, unit, 10.5, 5.5);
    setEntityAttribute(world, unit, 'health', 10);
    const foe = spawnUnit(world, {
      type: 'fighter',
      x: 7.5,
      y: 5.5,
      team: unit.team === 'red' ? 'blue' : 'red',
    })!;
    runTicks(world, 100);
    expect(distance(world, unit, foe)).toBeGreaterThan(5);
  });
});

describe('bots without weapons', () => {
  const POND = Array.from({ length: 30 }, () => ' '.repeat(30));

  it('eat smaller units and items, and avoid larger units', async () => {
    const { world, triggerRecord, bots } = await createScene('blob', 1, { rows: POND });
    const unit = unitOf(world, bots[0]!);
    teleportEntity(world, unit, 15, 15);
    for (let index = 0; index < 10; index += 1) {
      spawnItem(world, { type: 'pellet', x: 5 + index * 2, y: 10 + (index % 3) * 4 });
    }
    runTicks(world, 400);
    expect(triggerRecord.of('unitPicksUpItem').length).toBeGreaterThan(6);
    forEachEntity(world, 'item', (item) => despawnEntity(world, item));
    const person = joinTestPlayer(world);
    const other = unitOf(world, person);
    const { x, y } = readEntityPosition(world, unit);
    scaleEntity(world, other, 0.5);
    teleportEntity(world, other, x > 15 ? x - 8 : x + 8, y);
    runTicks(world, 100);
    expect(distance(world, unit, other)).toBeLessThan(1);
    scaleEntity(world, other, 3);
    teleportEntity(world, unit, 15, 15);
    teleportEntity(world, other, 17.5, 15);
    runTicks(world, 60);
    expect(distance(world, unit, other)).toBeGreaterThan(4);
  });

  it('chase a ball, and wander if there is nothing to do', async () => {
    const { world, bots } = await createScene('blob', 1, { rows: POND });
    const unit = unitOf(world, bots[0]!);
    const seen = new Set<string>();
    for (let tick = 0; tick < 600; tick += 40) {
      runTicks(world, 40);
      const { x, y } = readEntityPosition(world, unit);
      seen.add(`${Math.floor(x / 2)},${Math.floor(y / 2)}`);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('bots in side-view games', () => {
  const ROOFS = [
    '                                                            ',
    '                                                            ',
    '                                                            ',
    '                                                            ',
    '                                      ####                  ',
    '                  ##                  ####          ---     ',
    '#########   ########   #######  ##########   #####       ###',
    '#########   ########   #######  ##########   #####       ###',
    '                                                            ',
    '                                                            ',
  ];
  const side = {
    rows: ROOFS,
    settings: { worldKind: 'side-view', gravity: { x: 0, y: 40 } },
    map: {
      hasSolidEdges: false,
      regions: { finish: { name: 'Finish', x: 57, y: 2, width: 3, height: 5 } },
      spawnPoints: { start: { name: 'Start', x: 2.5, y: 4.5 } },
    },
  };

  it('run to the goal, over gaps, walls and platforms', async () => {
    const { world, triggerRecord, bots } = await createScene('runner', 1, side);
    const unit = unitOf(world, bots[0]!);
    for (let tick = 0; tick < 40 * 25 && !unit.regions.includes('finish'); tick += 1) runTicks(world, 1);
    expect(unit.regions).toContain('finish');
    expect(triggerRecord.of('unitJumps').length).toBeGreaterThan(5);
  });

  it('wait for lifts over gaps that are too wide', async () => {
    const rows = ROOFS.map((row, y) =>
      (y === 6 || y === 7 ? '##########           ####################' : '').padEnd(60),
    );
    const { world, bots } = await createScene('runner', 1, {
      ...side,
      rows,
      map: {
        ...side.map,
        regions: { finish: { name: 'Finish', x: 30, y: 2, width: 3, height: 5 } },
      },
    });
    spawnProp(world, { type: 'lift', x: 12, y: 6.5 });
    const unit = unitOf(world, bots[0]!);
    for (let tick = 0; tick < 40 * 40 && !unit.regions.includes('finish'); tick += 1) {
      runTicks(world, 1);
      if (readEntityPosition(world, unit).y > 9) teleportEntity(world, unit, 2.5, 4.5);
    }
    expect(unit.regions).toContain('finish');
  });

  it('go left and right where they are ordered', async () => {
    const { world, triggerRecord, bots } = await createScene('runner', 1, side);
    const unit = unitOf(world, bots[0]!);
    giveOrder(world, unit, { kind: 'move', x: 27, y: 5 });
    for (let tick = 0; tick < 600 && triggerRecord.of('unitArrives').length === 0; tick += 1)
      runTicks(world, 1);
    expect(triggerRecord.of('unitArrives')).toHaveLength(1);
    expect(Math.abs(readEntityPosition(world, unit).x - 27)).toBeLessThan(1);
    giveOrder(world, unit, { kind: 'move', x: 14, y: 5 });
    runTicks(world, 300);
    expect(triggerRecord.of('unitArrives')).toHaveLength(2);
  });
});

describe('orders to bots', () => {
  it('override their own decisions, and they move by their controls', async () => {
    const { world, triggerRecord, bots } = await createScene('fighter', 1);
    const [bot] = bots;
    const unit = unitOf(world, bot!);
    giveOrder(world, unit, { kind: 'move', x: 26.5, y: 2.5 });
    runTicks(world, 20);
    expect(bot!.controls.stick).not.toBe(null);
    runTicks(world, 400);
    expect(triggerRecord.of('unitArrives')).toHaveLength(1);
    giveOrder(world, unit, { kind: 'stop' });
    const { x, y } = readEntityPosition(world, unit);
    runTicks(world, 80);
    expect(
      Math.abs(readEntityPosition(world, unit).x - x) + Math.abs(readEntityPosition(world, unit).y - y),
    ).toBeLessThan(0.5);
    const person = joinTestPlayer(world);
    const leader = unitOf(world, person);
    teleportEntity(world, leader, 3.5, 9.5);
    giveOrder(world, unit, { kind: 'follow', target: leader.id });
    runTicks(world, 320);
    expect(distance(world, unit, leader)).toBeLessThan(2.5);
    giveOrder(world, unit, { kind: 'attack', target: leader.id });
    runTicks(world, 80);
    expect(triggerRecord.of('unitAttacks').length).toBeGreaterThan(0);
    giveOrder(world, unit, { kind: 'guard', x: 16.5, y: 5.5 });
    despawnEntity(world, leader);
    runTicks(world, 200);
    expect(
      Math.hypot(readEntityPosition(world, unit).x - 16.5, readEntityPosition(world, unit).y - 5.5),
    ).toBeLessThan(7);
  });

  it('apply to bots in a vehicle', async () => {
    const { world, triggerRecord, bots } = await createScene('driver', 1, {
      rows: Array.from({ length: 30 }, () => ' '.repeat(30)),
    });
    giveOrder(world, unitOf(world, bots[0]!), { kind: 'move', x: 22, y: 6 });
    runTicks(world, 400);
    expect(triggerRecord.of('unitArrives')).toHaveLength(1);
  });
});

describe('many bots', () => {
  it('play the same game twice', async () => {
    const run = async () => {
      const { world } = await createScene('fighter', 8, { seed: 5 });
      runTicks(world, 400);
      return hashWorld(world);
    };
    expect(await run()).toBe(await run());
  });
});

function distance(world: World, a: Unit, b: Unit): number {
  const from = readEntityPosition(world, a);
  const to = readEntityPosition(world, b);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

it('bots store their memory under the field names of keyframes', async () => {
  const { world } = await createScene('fighter', 1);
  const stored = () => takeSnapshot(world).players.map(([, { bot }]) => bot!);
  const before = stored();
  runTicks(world, 40);
  const [memory] = stored();
  expect(memory).not.toEqual(before[0]);
  // Set by the decision to wander, which a bot without enemies makes.
  expect(memory!.keepsUntil).toBeGreaterThan(world.tick);
  expect(Object.keys(memory!).toSorted()).toEqual([
    'aimError',
    'avoids',
    'goal',
    'isLost',
    'isUsing',
    'keepsUntil',
    'keys',
    'lastX',
    'lastY',
    'lead',
    'mood',
    'noticed',
    'path',
    'skill',
    'strafe',
    'stuck',
    'target',
    'thinkAt',
  ]);
});
