import type { PlacedEntity, Value } from '@playloom/game-format';
import { createRandom } from '../math/random.ts';
import { createTileMap } from '../map/TileMap.ts';
import { createPhysics } from '../physics/Physics.ts';
import { fire } from '../triggers/fire.ts';
import { toRadians } from '../math/angles.ts';
import { createScriptBridge } from '../scripts/createScriptBridge.ts';
import { emitScriptEvents } from '../scripts/stepScripts.ts';
import type { ScriptHost } from '../world/ScriptHost.ts';
import { spawnItem } from '../systems/spawn/spawnItem.ts';
import { spawnProjectile } from '../systems/spawn/spawnProjectile.ts';
import { spawnProp } from '../systems/spawn/spawnProp.ts';
import { spawnUnit } from '../systems/units/spawnUnit.ts';
import { startMatch } from '../systems/match/startMatch.ts';
import { createEntities } from '../world/entities.ts';
import { emptyScreenState } from '../world/Player.ts';
import type { CompiledGame, World } from '../world/World.ts';
import { createWorldCaches } from '../world/WorldCaches.ts';
import { STEPS_PER_TICK_MAX } from '../world/limits.ts';

export interface WorldOptions {
  readonly game: CompiledGame;
  readonly seed: number;
  /** The game's scripts; null to run the game without them. */
  readonly scripts?: ScriptHost | null;
}

/**
 * Creates the world of a new room: the map with everything placed on it, before the first tick. Physics must be
 * loaded.
 */
export function createWorld({ game, seed, scripts = null }: WorldOptions): World {
  const world = createEmptyWorld({ game, seed, scripts });
  for (const placed of game.game.map.entities) spawnPlacedEntity(world, placed);
  startMatch(world);
  fire(world, 'gameStarts', {});
  if (scripts !== null) emitScriptEvents(world, scripts.start(createScriptBridge(world)));
  return world;
}

/**
 * Creates a world without entities. `createWorld` adds those of the map, restoring a snapshot adds the saved
 * ones.
 */
export function createEmptyWorld({ game, seed, scripts = null }: WorldOptions): World {
  const { map, settings, types, variables } = game.game;
  const tiles = createTileMap(map);
  return {
    game,
    scripts,
    tick: 0,
    random: createRandom(seed),
    entities: createEntities(game.attributeStride),
    players: new Map(),
    teams: new Map(Object.keys(types.teams).map((id) => [id, { score: 0, relations: {} }])),
    variables: new Map(
      Object.entries(variables.global).map(([id, { initial }]): [string, Value] => [id, initial ?? null]),
    ),
    timers: new Map(),
    regions: new Map(
      Object.entries(map.regions).map(([id, { x, y, width, height }]) => [id, { x, y, width, height }]),
    ),
    threads: [],
    ruleSwitches: new Map(),
    match: { phase: 'off', round: 0, endsAt: 0, wins: {} },
    showing: emptyScreenState,
    daylight: { brightness: 1, color: '#ffffff' },
    layerOpacities: new Map(),
    markers: [],
    tiles,
    physics: createPhysics({ gravity: settings.gravity, tickRate: settings.tickRate, tileMap: tiles }),
    scriptsOff: null,
    lateForScripts: [],
    fired: [],
    events: [],
    stepsLeft: STEPS_PER_TICK_MAX,
    caches: createWorldCaches(),
  };
}

function spawnPlacedEntity(world: World, placed: PlacedEntity): void {
  const { id, kind, type, x, y, scale, team, variables } = placed;
  const plan = {
    type,
    x,
    y,
    scale,
    team,
    rotation: toRadians(placed.rotation),
    placement: id,
    name: placed.name ?? null,
  };
  if (kind === 'unit') spawnUnit(world, { ...plan, variables });
  if (kind === 'item') spawnItem(world, plan);
  if (kind === 'projectile') spawnProjectile(world, plan);
  if (kind === 'prop') spawnProp(world, plan);
}
