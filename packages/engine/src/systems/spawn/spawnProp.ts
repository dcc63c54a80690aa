import { resetAttributes } from '../attributeTable/resetAttributes.ts';
import { allocateSlot } from '../../world/entities.ts';
import { defaultLook, type Prop } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { addEntityBody } from '../bodies/addEntityBody.ts';
import { insertEntity } from './insertEntity.ts';

interface PropOptions {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly rotation?: number;
  readonly scale?: number;
  readonly team?: string | null;
  readonly name?: string | null;
  readonly placement?: string | null;
}

/** Adds a prop to the world. Returns null if the room is full. */
export function spawnProp(world: World, plan: PropOptions): Prop | null {
  const compiled = world.game.props.get(plan.type);
  const allocated = compiled === undefined ? null : allocateSlot(world);
  if (compiled === undefined || allocated === null) return null;
  const { motion } = compiled.type;
  const prop: Prop = {
    kind: 'prop',
    ...allocated,
    type: plan.type,
    name: plan.name ?? null,
    team: plan.team ?? null,
    owner: null,
    placement: plan.placement ?? null,
    bornAt: world.tick,
    isDoomed: false,
    vanishAt: 0,
    regions: [],
    attachment: null,
    look: defaultLook,
    isMovingAlongPath: motion !== null && !motion.isStartedByRules,
    home: { x: plan.x, y: plan.y },
    pathPlace: 0,
    pathDirection: 1,
    waitsUntil: 0,
  };
  insertEntity(world, prop, plan);
  resetAttributes(world, prop);
  addEntityBody(world, prop);
  return prop;
}
