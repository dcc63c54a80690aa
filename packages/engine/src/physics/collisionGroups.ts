import type { Body } from '@playloom/game-format';
import type { BodyOwner, CastFilter } from './PhysicsTypes.ts';

const WALLS = 1;
const UNITS = 2;
const ITEMS = 4;
const PROPS = 8;
const PROJECTILES = 16;
const EVERYTHING = 0xffff;

const GROUP_OF_OWNER = { unit: UNITS, item: ITEMS, prop: PROPS } as const satisfies Record<BodyOwner, number>;

/** Rapier's format: the upper 16 bits say what a collider is, the lower 16 bits what it collides with. */
type InteractionGroups = number;

export const WALL_GROUPS: InteractionGroups = join(WALLS, EVERYTHING);

/** Computes which bodies a body pushes. Two bodies push each other only if each collides with the other's kind. */
export function computeBodyGroups(owner: BodyOwner, { collidesWith }: Body): InteractionGroups {
  return join(
    GROUP_OF_OWNER[owner],
    (collidesWith.walls ? WALLS : 0) |
      (collidesWith.units ? UNITS : 0) |
      (collidesWith.items ? ITEMS : 0) |
      (collidesWith.props ? PROPS : 0) |
      (collidesWith.projectiles ? PROJECTILES : 0),
  );
}

/** Also includes items for units, so that units notice and pick up items that they don't collide with. */
export function computeTouchGroups(owner: BodyOwner, body: Body): InteractionGroups {
  const also = { unit: ITEMS, item: UNITS, prop: 0 };
  return (computeBodyGroups(owner, body) | also[owner]) >>> 0;
}

export function computeCastGroups(targets: CastFilter): InteractionGroups {
  return join(
    targets.isProjectile ? PROJECTILES : EVERYTHING,
    (targets.walls ? WALLS : 0) |
      (targets.units ? UNITS : 0) |
      (targets.items ? ITEMS : 0) |
      (targets.props ? PROPS : 0),
  );
}

function join(is: number, wants: number): InteractionGroups {
  return ((is << 16) | wants) >>> 0;
}
