import type { Game, Look } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { EntityMemory } from '../entities/EntityMemory.ts';

type Playing = { readonly name: string; readonly since: number } | null;

/** Above this vertical speed a unit plays its jumping or falling animation. */
const AIR_SPEED = 0.5;

/** Picks the animation. Priority: one that the game plays, then dying, hurt, attacking, moving, idle. */
export function pickAnimation(
  game: Game,
  entity: EntityView,
  look: Look,
  memory: EntityMemory,
  time: number,
  shownTick: number,
): Playing {
  const { animation } = entity;
  if (animation !== null && !hasEnded(game, animation, shownTick)) {
    return play(memory, animation.name, time, animation.since, shownTick, game.settings.tickRate);
  }
  const name = chooseByState(game, entity, look, memory, time);
  return name === null ? null : play(memory, name, time, -1, shownTick, game.settings.tickRate);
}

/** Whether an animation that the game plays is over. Looping animations never are. */
function hasEnded(
  game: Game,
  { name, since }: NonNullable<EntityView['animation']>,
  shownTick: number,
): boolean {
  const animation = game.types.animations[name];
  if (animation === undefined || animation.isLooping) return animation === undefined;
  return (shownTick - since) / game.settings.tickRate > animation.frames.length / animation.framesPerSecond;
}

function chooseByState(
  game: Game,
  entity: EntityView,
  { animations }: Look,
  memory: EntityMemory,
  time: number,
): string | null {
  if (entity.isDead) return animations.die;
  if (time < memory.hurtUntil && animations.hurt !== null) return animations.hurt;
  if (time < memory.attackUntil && animations.attack !== null) return animations.attack;
  if (!entity.isGrounded && isPlatformer(game, entity)) {
    const down = game.settings.gravity.y < 0 ? -1 : 1;
    if (entity.vy * down < -AIR_SPEED && animations.jump !== null) return animations.jump;
    if (entity.vy * down > AIR_SPEED && animations.fall !== null) return animations.fall;
  }
  if (entity.isMoving && animations.move !== null) return animations.move;
  return animations.idle;
}

function isPlatformer({ types }: Game, { kind, type }: EntityView): boolean {
  return kind === 'unit' && types.units[type]?.controls.scheme === 'platformer';
}

function play(
  memory: EntityMemory,
  name: string,
  time: number,
  wireSince: number,
  shownTick: number,
  tickRate: number,
): Playing {
  if (memory.animation !== name || memory.wireSince !== wireSince) {
    memory.animation = name;
    memory.wireSince = wireSince;
    memory.animationSince = wireSince < 0 ? time : time - Math.max(0, (shownTick - wireSince) / tickRate);
  }
  return { name, since: memory.animationSince };
}
