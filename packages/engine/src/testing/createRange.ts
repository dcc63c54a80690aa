import type { GameInput } from '@playloom/game-format';
import { createProjectile, type ProjectilePlan } from '../spawn/createProjectile.ts';
import { createUnit } from '../spawn/createUnit.ts';
import { readAttribute } from '../systems/attributes/attributes.ts';
import type { Projectile, Prop, Unit } from '../world/Entity.ts';
import type { World } from '../world/World.ts';
import { createTestWorld } from './createTestWorld.ts';
import { drawMap } from './drawMap.ts';
import { recordTriggers, type TriggerRecord } from './recordTriggers.ts';

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

export interface Range {
  readonly world: World;
  readonly heard: TriggerRecord;
  /** Shoots to the right unless it is told otherwise. */
  readonly shoot: (plan?: Partial<ProjectilePlan>) => Projectile;
  readonly place: (x: number, y: number, plan?: { type?: string; team?: string; owner?: number }) => Unit;
}

/** A hall with a floor below y = 5 and a wall right of x = 30; what is shot is 20 tiles a second fast. */
export async function createRange(
  changes: Partial<ProjectileChanges> = {},
  more: Partial<GameInput> = {},
): Promise<Range> {
  const heard = recordTriggers();
  const shot = { name: 'Shot', speed: 20, damage: 10, ...changes };
  const types = { ...more.types, units, projectiles: { shot } };
  const world = await createTestWorld({ ...more, types, map: drawMap(ROWS) }, { scripts: heard.scripts });
  return {
    world,
    heard,
    shoot: (plan = {}) => createProjectile(world, { type: 'shot', x: 2, y: 2, ...plan })!,
    place: (x, y, { type = 'cow', ...plan } = {}) => createUnit(world, { type, x, y, ...plan })!,
  };
}

export function healthOf(world: World, entity: Unit | Prop): number {
  return readAttribute(world, entity, 'health');
}

export function placeOf(world: World, { slot }: { readonly slot: number }): { x: number; y: number } {
  return { x: world.entities.motion.x[slot]!, y: world.entities.motion.y[slot]! };
}
