import { type CompiledGame, type Entity, findEntity, type World, type WorldMarker } from '@playloom/engine';
import type { Marker, MarkerIcon, Point } from '@playloom/game-format';
import { markerFlags } from '@playloom/protocol';

/** Something marked, before it is decided who sees it. */
export interface MarkedTarget {
  /** Null for a region. */
  readonly entity: Entity | null;
  /** The center of a region. */
  readonly at: Point | null;
  readonly icon: MarkerIcon;
  readonly color: string | null;
  readonly flags: number;
  /** The marker of a rule. Null if the type has it. */
  readonly rule: WorldMarker | null;
  readonly audience: Marker['audience'];
}

/** Everything marked in this snapshot, the most important first. */
export interface MarkerList {
  game: CompiledGame;
  hasTypes: boolean;
  targets: readonly MarkedTarget[];
}

const NO_TARGETS: readonly MarkedTarget[] = [];
const RULE_FLAGS = markerFlags.map | markerFlags.above | markerFlags.important;

export function createMarkerList({ game }: World): MarkerList {
  return { game, hasTypes: hasMarkedTypes(game), targets: NO_TARGETS };
}

/** Lists the markers of rules, then those of types. */
export function fillMarkerList(list: MarkerList, world: World): void {
  if (list.game !== world.game) {
    list.game = world.game;
    list.hasTypes = hasMarkedTypes(world.game);
  }
  if (!list.hasTypes && world.markers.length === 0) {
    list.targets = NO_TARGETS;
    return;
  }
  const ofRules = world.markers.flatMap((rule) => describeRuleMarker(world, rule) ?? []);
  const ofTypes = list.hasTypes ? listTypeMarkers(world) : NO_TARGETS;
  const isImportant = ({ flags }: MarkedTarget): boolean => (flags & markerFlags.important) !== 0;
  list.targets = [
    ...ofRules,
    ...ofTypes.filter(isImportant),
    ...ofTypes.filter((target) => !isImportant(target)),
  ];
}

function hasMarkedTypes({ units, items, props }: CompiledGame): boolean {
  return [units, items, props].some((types) => [...types.values()].some(({ type }) => type.marker !== null));
}

function describeRuleMarker(world: World, rule: WorldMarker): MarkedTarget | null {
  const entity = findEntity(world, rule.entity);
  const region = rule.region === null ? undefined : world.regions.get(rule.region);
  if (entity === null && region === undefined) return null;
  const at =
    region === undefined ? null : { x: region.x + region.width / 2, y: region.y + region.height / 2 };
  const flags =
    RULE_FLAGS | (rule.hasArrow ? markerFlags.arrow : 0) | (rule.hasDistance ? markerFlags.distance : 0);
  return { entity, at, icon: rule.icon, color: rule.color, flags, rule, audience: 'everyone' };
}

function listTypeMarkers(world: World): MarkedTarget[] {
  const found: MarkedTarget[] = [];
  for (const entity of world.entities.records) {
    const marker = entity === null ? null : findTypeMarker(world.game, entity);
    if (entity === null || marker === null) continue;
    const { icon, color, audience } = marker;
    found.push({ entity, at: null, icon, color, flags: toFlags(marker), rule: null, audience });
  }
  return found;
}

function findTypeMarker({ units, items, props }: CompiledGame, { kind, type }: Entity): Marker | null {
  if (kind === 'projectile') return null;
  const types = kind === 'unit' ? units : kind === 'item' ? items : props;
  return types.get(type)?.type.marker ?? null;
}

function toFlags({ hasArrow, isOnMap, isAbove, hasDistance, isImportant }: Marker): number {
  return (
    (hasArrow ? markerFlags.arrow : 0) |
    (isOnMap ? markerFlags.map : 0) |
    (isAbove ? markerFlags.above : 0) |
    (hasDistance ? markerFlags.distance : 0) |
    (isImportant ? markerFlags.important : 0)
  );
}
