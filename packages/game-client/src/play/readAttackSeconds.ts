import type { EntityId } from '@playloom/game-format';
import type { ClientSession } from './ClientSession.ts';

const ATTACK_SECONDS = 0.3;

/** How long a unit is shown attacking: the length of its animation. */
export function readAttackSeconds({ game, view }: ClientSession, unit: EntityId): number {
  const entity = view.entities.get(unit);
  const name = entity === undefined ? null : (game.types.units[entity.type]?.look.animations.attack ?? null);
  const animation = name === null ? undefined : game.types.animations[name];
  return animation === undefined ? ATTACK_SECONDS : animation.frames.length / animation.framesPerSecond;
}
