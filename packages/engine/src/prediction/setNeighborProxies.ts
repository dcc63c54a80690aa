import type { Body } from '@playloom/game-format';
import { addBody } from '../physics/addBody.ts';
import { removeBody } from '../physics/removeBody.ts';
import type { CompiledGame, World } from '../world/World.ts';
import { freeSlot, allocateSlot } from '../world/entities.ts';
import { placeNeighborProxy } from './placeNeighborProxy.ts';
import type { PlacedNeighborProxy, Prediction, NeighborProxy } from './Prediction.ts';

/** Sets the solid neighbors according to the snapshot of `tick`. Neighbors that are not in the list are removed. */
export function setNeighborProxies(
  { world, neighborProxies }: Prediction,
  list: readonly NeighborProxy[],
  tick: number,
): void {
  const left = new Set(neighborProxies.keys());
  for (const seen of list) {
    const known = neighborProxies.get(seen.id);
    const isSame = known?.seen.type === seen.type && known.seen.scale === seen.scale;
    if (known !== undefined && !isSame) removeNeighborProxy(world, known);
    const placed =
      known !== undefined && isSame ? { ...known, seen, tick } : addNeighborProxy(world, seen, tick);
    if (placed === null) continue;
    neighborProxies.set(seen.id, placed);
    left.delete(seen.id);
  }
  for (const id of left) {
    removeNeighborProxy(world, neighborProxies.get(id)!);
    neighborProxies.delete(id);
  }
}

/** Whether a pushable neighbor is nearby. The prediction must then be recomputed even if it was right. */
export function hasPushableNeighbor({ neighborProxies }: Prediction): boolean {
  for (const { isLoose } of neighborProxies.values()) if (isLoose) return true;
  return false;
}

function addNeighborProxy(world: World, seen: NeighborProxy, tick: number): PlacedNeighborProxy | null {
  const solid = findSolid(world.game, seen);
  const allocated = solid === null ? null : allocateSlot(world);
  if (solid === null || allocated === null) return null;
  const { body, isLoose, isOneWay, damping } = solid;
  const placed: PlacedNeighborProxy = { slot: allocated.slot, seen, tick, isLoose };
  placeNeighborProxy(world, placed, world.tick);
  const { x, y, rotation } = world.entities.motion;
  addBody(world.physics, {
    slot: allocated.slot,
    owner: seen.kind,
    body,
    x: x[allocated.slot]!,
    y: y[allocated.slot]!,
    rotation: rotation[allocated.slot]!,
    scale: seen.scale,
    isController: false,
    isOneWay,
    damping,
  });
  return placed;
}

function removeNeighborProxy(world: World, { slot }: PlacedNeighborProxy): void {
  removeBody(world.physics, slot);
  freeSlot(world, slot);
}

interface Solid {
  readonly body: Body;
  readonly isLoose: boolean;
  readonly isOneWay: boolean;
  readonly damping: number;
}

/** Returns the solid body of a neighbor, or null if units pass through it. */
function findSolid(game: CompiledGame, { kind, type }: NeighborProxy): Solid | null {
  const compiled = { unit: game.units, item: game.items, prop: game.props }[kind].get(type);
  if (compiled === undefined) return null;
  const { body } = compiled.type;
  if (body.kind === 'none' || body.isSensor || !body.collidesWith.units) return null;
  const damping = body.damping ?? game.game.settings.damping;
  const isOneWay = kind === 'prop' && game.props.get(type)!.type.isOneWay;
  const hasPath = kind === 'prop' && game.props.get(type)!.type.motion !== null;
  const isLoose = body.kind === 'dynamic' && !hasPath && !isSelfMoving(game, kind, type);
  const isFixed = body.kind === 'static' && !hasPath;
  return {
    body: isLoose || isFixed ? body : { ...body, kind: 'kinematic' },
    isLoose,
    isOneWay,
    damping,
  };
}

function isSelfMoving({ units }: CompiledGame, kind: NeighborProxy['kind'], type: string): boolean {
  if (kind !== 'unit') return false;
  const { controls, ai } = units.get(type)!.type;
  return controls.scheme !== 'none' || ai.behaviour !== 'none';
}
