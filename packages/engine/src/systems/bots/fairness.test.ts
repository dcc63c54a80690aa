import { describe, expect, it } from 'vitest';
import type { Unit } from '../../entities/Entity.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createMapFromRows } from '../../testing/createMapFromRows.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import { updateLook } from '../../world/markedFields.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { setEntityAttribute } from '../attributes/attributes.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { addBotPlayer } from '../joining/addBotPlayer.ts';
import { protectUnit } from '../protection/spawnProtection.ts';
import { computeBotLevel, computeBotSkill } from './skills.ts';

const TICKS_A_SECOND = 40;
const WALLED = Array.from(
  { length: 20 },
  (_, y) => `${' '.repeat(30)}${y < 19 ? '#' : ' '}${' '.repeat(29)}`,
);

const types = {
  units: {
    fighter: {
      name: 'Fighter',
      attributes: { health: {} },
      inventory: { size: 2, startItems: [{ item: 'gun' }] },
      controls: { scheme: 'wasd', speed: 5, facing: 'mouse' },
    },
  },
  items: {
    gun: { name: 'Gun', weapon: { kind: 'ranged', projectile: 'arrow', damage: 1, usesPerSecond: 4 } },
  },
  buffs: { cloak: { name: 'Cloak', isInvisible: true } },
};

interface Duel {
  readonly world: World;
  readonly bot: Player;
  readonly person: Player;
  readonly unit: Unit;
  readonly prey: Unit;
}

/** A bot at 10, 10 and a person who stands still, without spawn points elsewhere to patrol to. */
async function openDuel(x: number, y: number, skill = 'hard'): Promise<Duel> {
  const world = await createTestWorld({
    types,
    settings: { players: { unit: 'fighter', team: 'none', respawnSeconds: 1 }, bots: { skill } },
    map: {
      ...createMapFromRows(WALLED),
      entities: [],
      spawnPoints: { start: { name: 'Start', x: 10, y: 10 } },
    },
  });
  const person = joinTestPlayer(world);
  const bot = addBotPlayer(world, { name: 'Bot', team: null, isFiller: false })!;
  const unit = findUnit(world, bot.unit)!;
  const prey = findUnit(world, person.unit)!;
  teleportEntity(world, unit, 10, 10);
  teleportEntity(world, prey, x, y);
  return { world, bot, person, unit, prey };
}

/** Runs seconds in which bot and person stay where they are. Returns whether the bot ever attacked. */
function isAttacked({ world, bot, unit, prey }: Duel, seconds: number): boolean {
  const { x, y } = world.entities.motion;
  const [at, there] = [
    { x: x[unit.slot]!, y: y[unit.slot]! },
    { x: x[prey.slot]!, y: y[prey.slot]! },
  ];
  let hasAimed = false;
  for (let tick = 0; tick < seconds * TICKS_A_SECOND; tick += 1) {
    runTicks(world, 1);
    teleportEntity(world, unit, at.x, at.y);
    teleportEntity(world, prey, there.x, there.y);
    setEntityAttribute(world, prey, 'health', 100);
    hasAimed ||= bot.bot!.target === prey.id;
  }
  return hasAimed;
}

describe('[FAIR-08] bots know no more than a player', () => {
  it('attack whom they see on their screen', async () => {
    expect(isAttacked(await openDuel(20, 10), 3)).toBe(true);
  });

  it('don’t know who is beyond the edge of their screen, even in plain sight', async () => {
    expect(isAttacked(await openDuel(26, 10), 3)).toBe(false);
    expect(isAttacked(await openDuel(10, 1.5), 3)).toBe(false);
  });

  it('don’t know who is behind a wall', async () => {
    const duel = await openDuel(34, 10);
    teleportEntity(duel.world, duel.unit, 26, 10);
    expect(isAttacked(duel, 3)).toBe(false);
    teleportEntity(duel.world, duel.prey, 28.5, 14);
    expect(isAttacked(duel, 3)).toBe(true);
  });

  it('don’t see hidden, invisible or protected units', async () => {
    const hidden = await openDuel(16, 10);
    updateLook(hidden.world, hidden.prey, { isHidden: true });
    expect(isAttacked(hidden, 2)).toBe(false);
    const cloaked = await openDuel(16, 10);
    addUnitBuff(cloaked.world, cloaked.prey, 'cloak', 60);
    expect(isAttacked(cloaked, 2)).toBe(false);
    const fresh = await openDuel(16, 10);
    protectUnit(fresh.world, fresh.prey, 60);
    expect(isAttacked(fresh, 2)).toBe(false);
  });

  it('react after a moment, and look where they saw an enemy last', async () => {
    const duel = await openDuel(18, 10, 'easy');
    const { world, bot, prey, unit } = duel;
    expect(isAttacked(duel, 0.5)).toBe(false);
    expect(isAttacked(duel, 2)).toBe(true);
    teleportEntity(world, prey, 50, 18);
    runTicks(world, TICKS_A_SECOND);
    expect(bot.bot!.target).toBeNull();
    expect(bot.bot!.goal).toMatchObject({ x: 18, y: 10 });
    runTicks(world, 5 * TICKS_A_SECOND);
    expect(bot.bot!.noticed).toBeNull();
    expect(findUnit(world, unit.id)).not.toBeNull();
  });
});

describe('[FAIR-09] adaptive bots', () => {
  it('are gentle with newcomers, and get better with the weakest person in the room', async () => {
    const { world, bot, prey, unit, person } = await openDuel(20, 10, 'adaptive');
    const start = computeBotLevel(world);
    expect(start).toBeLessThan(0.3);
    const gentle = computeBotSkill(world, bot.bot!);
    for (let kills = 0; kills < 12; kills += 1) {
      applyUnitDeath(world, unit, prey);
      runTicks(world, 2 * TICKS_A_SECOND);
    }
    expect(computeBotLevel(world)).toBeGreaterThan(0.6);
    const strong = computeBotSkill(world, bot.bot!);
    expect(strong.reactionSeconds).toBeLessThan(gentle.reactionSeconds);
    expect(strong.aimError).toBeLessThan(gentle.aimError);
    expect(strong.useChance).toBeGreaterThan(gentle.useChance);
    const second = joinTestPlayer(world);
    expect(computeBotLevel(world)).toBeCloseTo(start, 1);
    applyUnitDeath(world, findUnit(world, second.unit)!, unit);
    expect(computeBotLevel(world)).toBeLessThan(start);
    expect(person.form).toBeGreaterThan(second.form);
  });

  it('follow the scores over minutes where nobody dies', async () => {
    const { world, person, bot } = await openDuel(55, 10, 'adaptive');
    person.score = 20;
    runTicks(world, 120 * TICKS_A_SECOND);
    const ahead = computeBotLevel(world);
    expect(ahead).toBeGreaterThan(0.4);
    bot.score = 200;
    runTicks(world, 120 * TICKS_A_SECOND);
    expect(computeBotLevel(world)).toBeLessThan(ahead);
  });

  it('have a skill that scripts can read, and that other settings fix', async () => {
    const levels = await Promise.all(
      ['easy', 'normal', 'hard', 'adaptive'].map(async (skill) => {
        const { world } = await openDuel(20, 10, skill);
        return callCatalogEntry(world, 'botSkill') as number;
      }),
    );
    expect(levels.slice(0, 3)).toEqual([0, 0.5, 1]);
    expect(levels[3]).toBeCloseTo(0.2, 1);
  });

  it('continue from a snapshot', async () => {
    const { world } = await openDuel(18, 10, 'adaptive');
    runTicks(world, 30);
    const restored = createWorldFromSnapshot(world, takeSnapshot(world));
    runTicks(world, 300);
    runTicks(restored, 300);
    expect(hashWorld(restored)).toBe(hashWorld(world));
  });
});
