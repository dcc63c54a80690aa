import type { UnitType } from '@playloom/game-format';
import type { SceneEntity } from '@playloom/renderer';
import type { ClientSession } from '../session/ClientSession.ts';
import type { ClientStage } from './ClientStage.ts';

export interface FootstepState {
  /** When to play each unit's next step sound, in scene seconds. */
  readonly nextAt: Map<number, number>;
  /** When the step of a unit other than the player's own may show its effect again. */
  nextEffectAt: number;
}

/** Tiles between two step sounds. */
const STRIDE = 1.1;
const SECONDS_MIN = 0.18;
const SECONDS_MAX = 0.5;
/** More effects a second than this, in a crowd, would only cost time. Those of the player's own unit are always shown. */
export const STEP_EFFECTS_PER_SECOND = 12;
/** Where the feet are below the center of an upright figure, relative to its height. */
const FEET = 0.44;

/**
 * Plays footsteps of units whose type has a step sound or effect. The room sends no events for footsteps, because the
 * client knows which units walk.
 */
export function playFootsteps(session: ClientSession, stage: ClientStage, memory: FootstepState): void {
  const { time, entities } = stage.scene;
  for (const shown of entities) {
    const { key } = shown;
    const entity = session.view.entities.get(key);
    if (entity === undefined || entity.kind !== 'unit') continue;
    const type = session.game.types.units[entity.type];
    if (type === undefined || (type.sounds.step === null && type.feel.stepEffect === null)) continue;
    if (entity.isDead || !entity.isMoving || !entity.isGrounded) {
      memory.nextAt.delete(key);
      continue;
    }
    const nextAt = memory.nextAt.get(key);
    if (nextAt !== undefined && time < nextAt) continue;
    // No step when a unit starts to walk, only after its first one.
    if (nextAt !== undefined) step(session, stage, memory, shown, type);
    const speed = Math.hypot(entity.vx, entity.vy);
    const pause = speed > 0 ? STRIDE / speed : SECONDS_MAX;
    memory.nextAt.set(key, time + Math.max(SECONDS_MIN, Math.min(SECONDS_MAX, pause)));
  }
}

function step(
  session: ClientSession,
  stage: ClientStage,
  memory: FootstepState,
  shown: SceneEntity,
  type: UnitType,
): void {
  const { sounds, feel } = type;
  const { time } = stage.scene;
  if (sounds.step !== null) stage.sound.play(sounds.step, shown, 1, feel.stepVolume);
  if (shown.key !== session.shown?.id) {
    if (time < memory.nextEffectAt) return;
    memory.nextEffectAt = time + 1 / STEP_EFFECTS_PER_SECOND;
  }
  showStepEffect(session, stage, shown, type);
}

/** Shows the step effect of a unit at its feet. */
export function showStepEffect(
  { game }: ClientSession,
  { renderer }: ClientStage,
  { x, y, look, scale }: SceneEntity,
  { feel }: UnitType,
): void {
  const effect = feel.stepEffect === null ? undefined : game.types.effects[feel.stepEffect];
  if (effect === undefined) return;
  const down = look.turns === 'with-body' ? 0 : (look.offset.y + look.height * FEET) * scale;
  renderer.burst({ kind: 'effect', effect, x, y: y + down, rotation: 0 });
}
