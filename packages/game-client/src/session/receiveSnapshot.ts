import type { NeighborProxy } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { applySnapshot, type EntityView, type OwnUnitView } from '@playloom/protocol';
import { stopGlide } from '../predict/CorrectionGlide.ts';
import { reconcilePrediction, stopPredicting } from '../predict/Predictor.ts';
import { recordControlsLead } from '../time/InputLead.ts';
import { recordArrival } from '../time/ServerTime.ts';
import { addPoseSample, createEntityTrack, isTeleported } from '../entities/EntityTrack.ts';
import { smoothCorrection, readRawOwnPose } from './readOwnPose.ts';
import type { ClientSession } from './ClientSession.ts';

/** Prediction ignores entities farther away: the unit can't reach them before the next snapshots arrive. */
const NEIGHBOR_TILES = 10;
const NEIGHBORS_MAX = 40;
/** Events pile up while the tab is hidden and draws no frames. Only the newest are kept. */
const WAITING_MAX = 400;
/** How long tracks of vanished entities are kept. Longer than any interpolation delay. */
const FORGET_SECONDS = 2;
/** Control schemes without prediction. Click-to-move needs path finding, which only the server does. */
const UNPREDICTED: ReadonlySet<string> = new Set(['none', 'click-to-move']);

/** Applies a snapshot from the room. Returns an error if it can't be read; the connection must then be closed. */
export function receiveSnapshot(session: ClientSession, bytes: Uint8Array, now: number): string | null {
  const applied = applySnapshot(session.view, session.names, bytes);
  if (!applied.ok) return applied.error;
  const { view, serverTime } = session;
  const { events } = applied.value;
  session.stats.snapshots += 1;
  recordArrival(serverTime, view.tick, now);
  const { controlsTick, controlsLead } = view.own;
  recordControlsLead(session.lead, controlsTick, controlsLead, serverTime.jitterMs / session.tickMs);
  updateTracks(session);
  correctOwnUnit(session);
  for (const event of events) session.waiting.push({ tick: view.tick, event });
  session.waiting.splice(0, Math.max(0, session.waiting.length - WAITING_MAX));
  return null;
}

function updateTracks({ view, tracks, tickRate }: ClientSession): void {
  for (const entity of view.entities.values()) {
    const known = tracks.get(entity.id);
    const track = known?.bornAt === entity.bornAt ? known : createEntityTrack(entity.bornAt);
    if (track !== known) tracks.set(entity.id, track);
    // An entity that comes back into sight appears at its new position instead of moving there.
    if (track.lostAt !== null) track.samples.length = 0;
    track.lostAt = null;
    addPoseSample(track, view.tick, entity);
  }
  for (const [id, track] of tracks) {
    if (view.entities.has(id)) continue;
    track.lostAt ??= view.tick;
    // Drawing removes tracks too, but a hidden tab doesn't draw.
    if (view.tick - track.lostAt > FORGET_SECONDS * tickRate) tracks.delete(id);
  }
}

function correctOwnUnit(session: ClientSession): void {
  const { view, predictor, lastOwn, tickMs } = session;
  const { unit } = view.own;
  session.lastOwn = unit === null ? null : { unit, tick: view.tick };
  if (predictor === null) return;
  if (unit === null || !canPredict(session, unit)) {
    stopPredicting(predictor);
    return;
  }
  const before = readRawOwnPose(session);
  const wasPut =
    lastOwn?.unit.id !== unit.id ||
    isTeleported(lastOwn.unit, unit, ((view.tick - lastOwn.tick) * tickMs) / 1000);
  const neighbors = listNeighbors(session, unit);
  const server = { unit, tick: view.tick, neighbors, wasPut };
  const hasReplayed = reconcilePrediction(predictor, server, session.log, session.controlledTick);
  if (wasPut) {
    session.stats.leaps += 1;
    stopGlide(session.glide);
  } else if (hasReplayed) smoothCorrection(session, before, unit.id);
}

function canPredict({ game, view }: ClientSession, unit: OwnUnitView): boolean {
  const scheme = game.types.units[unit.type]?.controls.scheme;
  if (scheme === undefined || UNPREDICTED.has(scheme)) return false;
  const entity = view.entities.get(unit.id);
  return entity === undefined || (!entity.isDead && entity.carrier === null);
}

/** Lists entities near the player's unit for prediction. If there are too many, the farthest are left out. */
function listNeighbors({ view }: ClientSession, own: OwnUnitView): NeighborProxy[] {
  const found: { readonly far: number; readonly standIn: NeighborProxy }[] = [];
  for (const entity of view.entities.values()) {
    const far = Math.max(Math.abs(entity.x - own.x), Math.abs(entity.y - own.y));
    if (far > NEIGHBOR_TILES) continue;
    const standIn = toStandIn(entity, own.id);
    if (standIn !== null) found.push({ far, standIn });
  }
  if (found.length > NEIGHBORS_MAX) found.sort((a, b) => a.far - b.far);
  return found.slice(0, NEIGHBORS_MAX).map(({ standIn }) => standIn);
}

function toStandIn(entity: EntityView, own: EntityId): NeighborProxy | null {
  const { id, kind, type, x, y, rotation, vx, vy, scale } = entity;
  if (id === own || kind === 'projectile' || entity.isDead || entity.carrier !== null) return null;
  return { id, kind, type, x, y, rotation, vx, vy, scale };
}
