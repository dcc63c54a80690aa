import type { PlayerId, Value } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import { resetAttributes } from '../attributeTable/resetAttributes.ts';
import { createAiState } from '../../entities/createAiState.ts';
import { giveStartItems } from '../inventory/giveStartItems.ts';
import { allocateSlot } from '../../world/entities.ts';
import { copyUnit } from '../../entities/copyEntity.ts';
import { defaultLook, type Unit } from '../../entities/Entity.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import type { CompiledGame, World } from '../../world/World.ts';
import { addEntityBody } from '../bodies/addEntityBody.ts';
import { insertEntity } from '../spawn/insertEntity.ts';

interface UnitOptions {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly rotation?: number;
  readonly scale?: number;
  /** If null, the unit gets its type's team. */
  readonly team?: string | null;
  readonly owner?: PlayerId | null;
  readonly name?: string | null;
  readonly placement?: string | null;
  readonly variables?: { readonly [variable: string]: Value };
}

/** An empty list that units share, because a shared list stays in the CPU cache. */
const NOTHING: readonly never[] = [];

/** Adds a unit to the world with its attributes, its body and its start items. Returns null if the room is full. */
export function spawnUnit(world: World, plan: UnitOptions): Unit | null {
  const compiled = world.game.units.get(plan.type);
  const allocated = compiled === undefined ? null : allocateSlot(world);
  if (compiled === undefined || allocated === null) return null;
  const { type } = compiled;
  const unit = copyUnit({
    kind: 'unit',
    ...allocated,
    ...idleUnitState,
    type: plan.type,
    name: plan.name ?? null,
    team: plan.team ?? type.team,
    owner: plan.owner ?? null,
    placement: plan.placement ?? null,
    bornAt: world.tick,
    isDoomed: false,
    vanishAt: 0,
    regions: NOTHING,
    attachment: null,
    look: defaultLook,
    isDead: false,
    isMoving: false,
    respawnAt: 0,
    home: { x: plan.x, y: plan.y },
    speed: type.controls.speed,
    isControlled: true,
    isInvulnerable: type.isInvulnerable,
    protectedUntil: 0,
    hasNameLabel: type.hasNameLabel,
    inventory: type.inventory.size === 0 ? NOTHING : Array.from({ length: type.inventory.size }, () => null),
    buffs: NOTHING,
    unbuffed: {},
    cooldowns: {},
    lastAttacker: null,
    ai: createAiState(type.ai.behaviour),
    variables: { ...startVariables(world.game), ...type.variables, ...plan.variables },
  });
  insertEntity(world, unit, plan);
  resetAttributes(world, unit);
  addEntityBody(world, unit);
  giveStartItems(world, unit);
  emitSoundAt(world, type.sounds.appear, unit);
  emitEffectAt(world, type.effects.appear, unit);
  fire(world, 'unitAppears', { triggeringUnit: unit.id });
  return unit;
}

/** The state of a unit that does nothing yet, except the fields that need a mark. */
export const idleUnitState = {
  steerAt: 0,
  pushedUntil: 0,
  footing: {
    isGrounded: false,
    groundedAt: 0,
    isJumpHeld: false,
    jumpWantedAt: 0,
    jumpsLeft: 0,
    isJumping: false,
    dropsUntil: 0,
    wallSide: 0,
  },
  heldSlot: 0,
  isUsing: false,
  isUseSpent: false,
  readyAt: 0,
  useEndsAt: 0,
};

function startVariables({ game }: CompiledGame): { [variable: string]: Value } {
  const entries = Object.entries(game.variables.unit);
  return Object.fromEntries(entries.map(([id, variable]) => [id, variable.initial ?? null]));
}
