import type { GameInput } from '@playloom/game-format';
import { spawnProjectile } from '../systems/spawn/spawnProjectile.ts';
import { spawnUnit } from '../systems/units/spawnUnit.ts';
import { readAttribute } from '../systems/attributes/attributes.ts';
import type { Projectile, Prop, Unit } from '../entities/Entity.ts';
import type { World } from '../world/World.ts';
import { createTestWorld } from './createTestWorld.ts';
import { createMapFromRows } from './createMapFromRows.ts';
import { recordTriggers, type TriggerRecord } from './recordTriggers.ts';

type ProjectileOptions = Parameters<typeof spawnProjectile>[1];

type ProjectileChanges = NonNullable<NonNullable<GameInput['types']>['projectiles']>[string];

const ROWS = [
  '                              #',
  '                              #',
  '                              #',
  '                              #',
  '                              #',
  '##############################',
];

const units = {
  cow: { name: 'Cow', attributes: { health: {} }, inventory: { size: 1 } },
  ghost: { name: 'Ghost', attributes: { health: {} }, body: { isSensor: true } },
  spirit: { name: 'Spirit', attributes: { health: {} }, body: { collidesWith: { projectiles: false } } },
};

interface ShootingRange {
  readonly world: World;
  readonly triggerRecord: TriggerRecord;
  /** Shoots a projectile, to the right by default. */
  readonly shoot: (plan?: Partial<ProjectileOptions>) => Projectile;
  readonly place: (x: number, y: number, plan?: { type?: string; team?: string; owner?: number }) => Unit;
}

/**
 * Creates a test world for projectiles, with a floor below y = 5 and a wall to the right of x = 30. Shots fly
 * at 20 tiles per second.
 */
export async function createShootingRange(
  changes: Partial<ProjectileChanges> = {},
  more: Partial<GameInput> = {},
): Promise<ShootingRange> {
  const triggerRecord = recordTriggers();
  const shot = { name: 'Shot', speed: 20, damage: 10, ...changes };
  const types = { ...more.types, units, projectiles: { shot } };
  const world = await createTestWorld(
    { ...more, types, map: createMapFromRows(ROWS) },
    { scripts: triggerRecord.scripts },
  );
  return {
    world,
    triggerRecord,
    shoot: (plan = {}) => spawnProjectile(world, { type: 'shot', x: 2, y: 2, ...plan })!,
    place: (x, y, { type = 'cow', ...plan } = {}) => spawnUnit(world, { type, x, y, ...plan })!,
  };
}

export function readHealthAttribute(world: World, entity: Unit | Prop): number {
  return readAttribute(world, entity, 'health');
}
