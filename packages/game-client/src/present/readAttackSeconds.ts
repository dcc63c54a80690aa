import type { EntityId } from '@playloom/game-format';
import type { ClientSession } from '../session/ClientSession.ts';

const ATTACK_SECONDS = 0.3;

/** How long to show a unit's attack: as long as its attack animation, if it has one. */
export function readAttackSeconds({ game, view }: ClientSession, unit: EntityId): number {
  const entity = view.entities.get(unit);
  const name = entity === undefined ? null : (game.types.units[entity.type]?.look.animations.attack ?? null);
  const animation = name === null ? undefined : game.types.animations[name];
  return animation === undefined ? ATTACK_SECONDS : animation.frames.length / animation.framesPerSecond;
}
