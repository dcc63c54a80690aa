import type { UnitType } from '@playloom/game-format';
import { createEmptyWorld } from '../simulation/createWorld.ts';
import { freePhysics } from '../physics/Physics.ts';
import { createPlayer } from '../systems/joining/joinPlayer.ts';
import type { CompiledGame, CompiledType } from '../world/World.ts';
import type { Prediction } from './Prediction.ts';

const OWN_PLAYER = 1;

/** Creates a prediction with an empty map. `loadPhysics` must have finished before. */
export function createPrediction(game: CompiledGame): Prediction {
  const world = createEmptyWorld({ game: strip(game), seed: 0 });
  const player = createPlayer(world, {
    id: OWN_PLAYER,
    name: '',
    userId: null,
    isBot: false,
    isFiller: false,
  });
  world.players.set(player.id, player);
  return { world, player, neighborProxies: new Map() };
}

/**
 * Frees the physics memory of a prediction, which is not garbage-collected. Call this when the prediction is no
 * longer used.
 */
export function freePrediction({ world }: Prediction): void {
  freePhysics(world.physics);
}

/** Removes the rules, and everything about units that doesn't affect movement. */
function strip(game: CompiledGame): CompiledGame {
  const units = [...game.units].map(([id, compiled]): [string, CompiledType<UnitType>] => [
    id,
    { ...compiled, type: stripUnit(compiled.type) },
  ]);
  return { ...game, units: new Map(units), rules: new Map(), rulesByTrigger: new Map() };
}

/**
 * Removes items, because the unit's speed comes from the server and already includes their effects. Keeps which
 * keys are bound, because a bound key doesn't make the unit jump.
 */
function stripUnit(type: UnitType): UnitType {
  const keys = type.controls.keys.map(({ key }) => ({ key, cooldown: 0 }));
  return {
    ...type,
    controls: { ...type.controls, keys },
    inventory: { size: 0, startItems: [] },
  };
}
