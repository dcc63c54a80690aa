import type { PredictedUnit } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { addGlide, wrapAngle, stepGlide, stopGlide } from '../predict/CorrectionGlide.ts';
import { type Pose, interpolatePose } from '../entities/EntityTrack.ts';
import type { ClientSession, ShownUnit } from './ClientSession.ts';

/** Above this distance the unit jumps instead of gliding, because latency can't explain such a difference. */
const BRIDGE_TILES = 5;

/** The pose of the player's unit before smoothing: predicted, or else interpolated like other entities. */
export function readRawOwnPose(session: ClientSession): ShownUnit | null {
  const { unit } = session.view.own;
  if (unit === null) return null;
  const predicted = readPredicted(session);
  const { leaps } = session.stats;
  if (predicted !== null) return { id: unit.id, isPredicted: true, leaps, ...predicted };
  const track = session.tracks.get(unit.id);
  const pose =
    track === undefined ? null : interpolatePose(track, session.shownTicks.ticks, session.tickMs / 1000);
  const { x, y, rotation, scale } = pose ?? unit;
  return { id: unit.id, isPredicted: false, leaps, x, y, rotation, scale };
}

/** Advances the correction glide and returns where to draw the player's unit. Call once per frame. */
export function computeShownOwnUnit(session: ClientSession, seconds: number): ShownUnit | null {
  const raw = readRawOwnPose(session);
  const { shown, glide } = session;
  if (raw === null) {
    stopGlide(glide);
    session.shown = null;
    return null;
  }
  stepGlide(glide, seconds);
  if (shown?.id !== raw.id || shown.leaps !== raw.leaps) stopGlide(glide);
  else if (shown.isPredicted !== raw.isPredicted) bridge(session, shown, raw);
  session.shown = {
    ...raw,
    x: raw.x + glide.x,
    y: raw.y + glide.y,
    rotation: raw.rotation + glide.rotation,
  };
  return session.shown;
}

/** After a correction, makes the unit glide from its pose `before` the correction instead of jumping. */
export function smoothCorrection(session: ClientSession, before: ShownUnit | null, id: EntityId): void {
  const after = readRawOwnPose(session);
  if (before === null || after === null || before.id !== id || !before.isPredicted || !after.isPredicted)
    return;
  addGlide(
    session.glide,
    before.x - after.x,
    before.y - after.y,
    wrapAngle(before.rotation - after.rotation),
  );
}

/** Lets the unit glide when its pose switches between interpolated and predicted, unless the distance is large. */
function bridge(session: ClientSession, from: ShownUnit, to: ShownUnit): void {
  stopGlide(session.glide);
  if (Math.hypot(from.x - to.x, from.y - to.y) > BRIDGE_TILES) return;
  addGlide(session.glide, from.x - to.x, from.y - to.y, wrapAngle(from.rotation - to.rotation));
}

function readPredicted({ predictor, clientTicks }: ClientSession): Pose | null {
  if (predictor === null || !predictor.isActive) return null;
  const { previous, current, tick } = predictor;
  if (previous === null || current === null) return null;
  const part = Math.max(0, Math.min(1, clientTicks.ticks - tick));
  return mix(previous, current, part);
}

function mix(from: PredictedUnit, to: PredictedUnit, part: number): Pose {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    rotation: from.rotation + wrapAngle(to.rotation - from.rotation) * part,
    scale: to.scale,
  };
}
