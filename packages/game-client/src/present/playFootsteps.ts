import type { ClientSession } from '../session/ClientSession.ts';
import type { SoundPlayer } from '../sound/SoundPlayer.ts';
import type { SceneEntity } from '@playloom/renderer';

export interface FootstepState {
  /** When to play each unit's next step sound, in scene seconds. */
  readonly nextAt: Map<number, number>;
}

/** Tiles between two step sounds. */
const STRIDE = 1.1;
const SECONDS_MIN = 0.18;
const SECONDS_MAX = 0.5;

/**
 * Plays footsteps of units whose type has a step sound. The room sends no events for footsteps, because the client
 * knows which units walk.
 */
export function playFootsteps(
  session: ClientSession,
  entities: readonly SceneEntity[],
  memory: FootstepState,
  sound: SoundPlayer,
  time: number,
): void {
  for (const { key, x, y } of entities) {
    const entity = session.view.entities.get(key);
    if (entity === undefined || entity.kind !== 'unit') continue;
    const step = session.game.types.units[entity.type]?.sounds.step ?? null;
    if (step === null || entity.isDead || !entity.isMoving || !entity.isGrounded) {
      memory.nextAt.delete(key);
      continue;
    }
    const nextAt = memory.nextAt.get(key);
    if (nextAt !== undefined && time < nextAt) continue;
    // No sound when a unit starts to walk, only after its first step.
    if (nextAt !== undefined) sound.play(step, { x, y });
    const speed = Math.hypot(entity.vx, entity.vy);
    const pause = speed > 0 ? STRIDE / speed : SECONDS_MAX;
    memory.nextAt.set(key, time + Math.max(SECONDS_MIN, Math.min(SECONDS_MAX, pause)));
  }
}
