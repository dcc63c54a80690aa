import type { GameInput, Key } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { readAttribute } from '../attributes/attributes.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { countItems } from '../inventory/countItems.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';

const types: GameInput['types'] = {
  units: {
    knight: { name: 'Knight', controls: { scheme: 'wasd', facing: 'mouse' } },
    target: { name: 'Target', attributes: { health: { max: 1000, start: 1000 } }, inventory: { size: 2 } },
    smith: { name: 'Smith', interaction: { shop: 'smith', dialogue: 'greeting' } },
  },
  items: {
    gun: {
      name: 'Gun',
      isAutomatic: true,
      weapon: {
        kind: 'ranged',
        projectile: 'shot',
        spread: 30,
        usesPerSecond: 10,
        projectilesPerShot: 2,
        ammo: { magazine: 5, reloadSeconds: 0.4 },
      },
    },
    tea: { name: 'Tea', maxStack: 9, consumable: { attributes: { health: 1 }, useSeconds: 0.5 } },
  },
  projectiles: {
    shot: {
      name: 'Shot',
      bounces: 2,
      pierce: 1,
      homing: {},
      explosion: { radius: 1, damage: 3 },
      lifeSeconds: 1,
    },
  },
};

async function createScene(): Promise<{ world: World; player: Player }> {
  const world = await createTestWorld({ types, map: { entities: [] } });
  const player = joinTestPlayer(world);
  teleportEntity(world, findUnit(world, player.unit)!, 10, 10);
  spawnUnit(world, { type: 'target', x: 15, y: 10, team: 'blue' });
  runTicks(world, 1);
  return { world, player };
}

/** Holds keys for some ticks, with the mouse on the target, then releases them. */
function hold(world: World, player: Player, keys: readonly Key[], ticks: number): void {
  const controls = { kind: 'controls', player: player.id, mouseX: 15, mouseY: 10, stick: null } as const;
  runTicks(world, ticks, [{ ...controls, keys }]);
  runTicks(world, 1, [{ ...controls, keys: [] }]);
}

describe('playing with items', () => {
  it('[EG-06] supports fighting, reloading, swapping, dropping, picking up, talking and buying with keys alone', async () => {
    const { world, player } = await createScene();
    const knight = findUnit(world, player.unit)!;
    const target = world.entities.records.find((record) => record?.type === 'target');
    const health = () => (target?.kind === 'unit' ? readAttribute(world, target, 'health') : 0);
    giveItemToUnit(world, knight, 'gun', 1);
    hold(world, player, ['2'], 1);
    expect(getHeldItem(world, knight)?.type).toBe('gun');
    hold(world, player, ['mouse-left'], 40);
    expect(health()).toBeLessThan(960);
    const gun = getHeldItem(world, knight)!;
    runTicks(world, 40);
    expect(gun.ammo).toBeLessThan(5);
    hold(world, player, ['r'], 20);
    expect(gun.ammo).toBe(5);

    hold(world, player, ['q'], 1);
    expect(countItems(world, knight, 'gun')).toBe(0);
    runTicks(world, 40);
    hold(world, player, ['e'], 1);
    expect(countItems(world, knight, 'gun')).toBe(1);

    runTicks(world, 1, [{ kind: 'swap-slots', player: player.id, a: 1, b: 3 }]);
    runTicks(world, 1, [{ kind: 'select-slot', player: player.id, slot: 3 }]);
    expect(getHeldItem(world, knight)?.type).toBe('sword');
    runTicks(world, 1, [{ kind: 'drop-slot', player: player.id, slot: 3 }]);
    expect(countItems(world, knight, 'sword')).toBe(0);

    spawnUnit(world, { type: 'smith', x: 9, y: 10 });
    hold(world, player, ['e'], 1);
    expect(player).toMatchObject({ dialogue: { dialogue: 'greeting' }, shop: { shop: 'smith' } });
    runTicks(world, 1, [
      { kind: 'choose', player: player.id, option: 0 },
      { kind: 'buy', player: player.id, offer: 'sword' },
      { kind: 'close-shop', player: player.id },
    ]);
    expect(player).toMatchObject({ dialogue: null, shop: null, variables: { coins: 5 } });
    expect(countItems(world, knight, 'sword')).toBe(1);
  });

  it('[EG-06] continues identically from a snapshot, in the middle of everything', async () => {
    const { world, player } = await createScene();
    const knight = findUnit(world, player.unit)!;
    const drinker = spawnUnit(world, { type: 'target', x: 20, y: 14 })!;
    giveItemToUnit(world, drinker, 'tea', 9);
    drinker.isUsing = true;
    giveItemToUnit(world, knight, 'gun', 1);
    for (let index = 0; index < 4; index += 1) spawnItem(world, { type: 'potion', x: 10, y: 9 + index });
    hold(world, player, ['2'], 1);
    const controls = { kind: 'controls', player: player.id, mouseX: 15, mouseY: 10, stick: null } as const;
    runTicks(world, 15, [{ ...controls, keys: ['mouse-left', 'd'] }]);
    const copy = createWorldFromSnapshot({ game: world.game }, takeSnapshot(world));
    expect(hashWorld(copy)).toBe(hashWorld(world));
    for (let ticks = 0; ticks < 40; ticks += 1) {
      runTicks(world, 1);
      runTicks(copy, 1);
    }
    expect(countItems(world, drinker, 'tea')).toBeLessThan(9);
    expect(hashWorld(copy)).toBe(hashWorld(world));
  });
});
