import type { Body } from '@playloom/game-format';
import { addBody } from '../physics/addBody.ts';
import { removeBody } from '../physics/removeBody.ts';
import type { CompiledGame, World } from '../world/World.ts';
import { freeSlot, takeSlot } from '../world/entities.ts';
import { placeStandIn } from './placeStandIn.ts';
import type { PlacedStandIn, Prediction, StandIn } from './Prediction.ts';

/** Solid neighbours as a snapshot of `tick` shows them; those not in the list are gone. */
export function setStandIns({ world, standIns }: Prediction, list: readonly StandIn[], tick: number): void {
  const left = new Set(standIns.keys());
  for (const seen of list) {
    const known = standIns.get(seen.id);
    const isSame = known?.seen.type === seen.type && known.seen.scale === seen.scale;
    if (known !== undefined && !isSame) removeStandIn(world, known);
    const placed = known !== undefined && isSame ? { ...known, seen, tick } : addStandIn(world, seen, tick);
    if (placed === null) continue;
    standIns.set(seen.id, placed);
    left.delete(seen.id);
  }
  for (const id of left) {
    removeStandIn(world, standIns.get(id)!);
    standIns.delete(id);
  }
}

/** Whether something that the own unit may push is near: what becomes of it has to be worked out again and again. */
export function hasLooseNeighbour({ standIns }: Prediction): boolean {
  for (const { isLoose } of standIns.values()) if (isLoose) return true;
  return false;
}

function addStandIn(world: World, seen: StandIn, tick: number): PlacedStandIn | null {
  const solid = findSolid(world.game, seen);
  const place = solid === null ? null : takeSlot(world);
  if (solid === null || place === null) return null;
  const { body, isLoose, isOneWay, damping } = solid;
  const placed: PlacedStandIn = { slot: place.slot, seen, tick, isLoose };
  placeStandIn(world, placed, world.tick);
  const { x, y, rotation } = world.entities.motion;
  addBody(world.physics, {
    slot: place.slot,
    owner: seen.kind,
    body,
    x: x[place.slot]!,
    y: y[place.slot]!,
    rotation: rotation[place.slot]!,
    scale: seen.scale,
    isController: false,
    isOneWay,
    damping,
  });
  return placed;
}

function removeStandIn(world: World, { slot }: PlacedStandIn): void {
  removeBody(world.physics, slot);
  freeSlot(world, slot);
}

interface Solid {
  readonly body: Body;
  readonly isLoose: boolean;
  readonly isOneWay: boolean;
  readonly damping: number;
}

/** Null when units pass through it. */
function findSolid(game: CompiledGame, { kind, type }: StandIn): Solid | null {
  const compiled = { unit: game.units, item: game.items, prop: game.props }[kind].get(type);
  if (compiled === undefined) return null;
  const { body } = compiled.type;
  if (body.kind === 'none' || body.isSensor || !body.collidesWith.units) return null;
  const damping = body.damping ?? game.game.settings.damping;
  const isOneWay = kind === 'prop' && game.props.get(type)!.type.isOneWay;
  const hasPath = kind === 'prop' && game.props.get(type)!.type.motion !== null;
  const isLoose = body.kind === 'dynamic' && !hasPath && !hasOwnWill(game, kind, type);
  const isFixed = body.kind === 'static' && !hasPath;
  return {
    body: isLoose || isFixed ? body : { ...body, kind: 'kinematic' },
    isLoose,
    isOneWay,
    damping,
  };
}

function hasOwnWill({ units }: CompiledGame, kind: StandIn['kind'], type: string): boolean {
  if (kind !== 'unit') return false;
  const { controls, ai } = units.get(type)!.type;
  return controls.scheme !== 'none' || ai.behaviour !== 'none';
}
