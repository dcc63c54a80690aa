import type { EntityView } from '@playloom/protocol';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import { extrapolatePose, type Pose, interpolatePose, type EntityTrack } from '../entities/EntityTrack.ts';

/** The player's own projectiles are shown ahead, at the player's tick, but extrapolated by at most this much. */
const SHOT_AHEAD_SECONDS = 0.4;

/** Where to draw an entity now. Null before it appears and after it is gone. */
export function computeEntityPose(
  session: ClientSession,
  entity: EntityView | null,
  track: EntityTrack,
  own: ShownUnit | null,
): Pose | null {
  const tick = session.shownTicks.ticks;
  const seconds = session.tickMs / 1000;
  if (entity !== null && isOwnShot(session, entity)) {
    const last = track.samples.at(-1)!;
    const ahead = Math.max(0, session.clientTicks.ticks - last.tick) * seconds;
    return extrapolatePose(last, Math.min(SHOT_AHEAD_SECONDS, ahead));
  }
  if (track.lostAt !== null && tick >= track.lostAt) return null;
  const pose = interpolatePose(track, tick, seconds);
  if (pose === null || entity === null || own === null || entity.carrier !== own.id) return pose;
  return follow(session, pose, own);
}

/** Shifts an entity that is attached to the player's unit, so that it follows the unit's predicted position. */
function follow(session: ClientSession, pose: Pose, own: ShownUnit): Pose {
  const carrier = session.tracks.get(own.id);
  const late =
    carrier === undefined ? null : interpolatePose(carrier, session.shownTicks.ticks, session.tickMs / 1000);
  return late === null ? pose : { ...pose, x: pose.x + own.x - late.x, y: pose.y + own.y - late.y };
}

function isOwnShot({ welcome, predictor }: ClientSession, { kind, owner }: EntityView): boolean {
  return kind === 'projectile' && owner !== null && owner === welcome?.player && predictor?.isActive === true;
}
