import type { StandIn } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { applySnapshot, type EntityView, type OwnUnitView } from '@playloom/protocol';
import { stopGlide } from '../predict/Glide.ts';
import { reconcile, stopPredicting } from '../predict/Predictor.ts';
import { noteControlsLead } from '../time/Lead.ts';
import { noteArrival } from '../time/ServerTime.ts';
import { addSample, createTrack, isLeap } from '../view/Track.ts';
import { absorb, readRawOwnPose } from './readOwnPose.ts';
import type { Session } from './Session.ts';

/** Neighbours farther away cannot be met before the next snapshots tell of them. */
const NEIGHBOUR_TILES = 10;
const NEIGHBOURS_MAX = 40;
/** While nobody looks, what happened piles up: only the newest of it is told. */
const WAITING_MAX = 400;
/** Longer than any picture is late. */
const GONE_SECONDS = 2;
/** Walking by itself to where was clicked takes path finding, which only the server does. */
const UNPREDICTED: ReadonlySet<string> = new Set(['none', 'click-to-move']);

/** Takes in what the room says. The error says why it cannot be read: the connection is then of no use. */
export function takeSnapshot(session: Session, bytes: Uint8Array, now: number): string | null {
  const applied = applySnapshot(session.view, session.names, bytes);
  if (!applied.ok) return applied.error;
  const { view, serverTime } = session;
  const { events } = applied.value;
  session.stats.snapshots += 1;
  noteArrival(serverTime, view.tick, now);
  const { controlsTick, controlsLead } = view.own;
  noteControlsLead(session.lead, controlsTick, controlsLead, serverTime.jitterMs / session.tickMs);
  noteTracks(session);
  correctOwnUnit(session);
  for (const event of events) session.waiting.push({ tick: view.tick, event });
  session.waiting.splice(0, Math.max(0, session.waiting.length - WAITING_MAX));
  return null;
}

function noteTracks({ view, tracks, tickRate }: Session): void {
  for (const entity of view.entities.values()) {
    const known = tracks.get(entity.id);
    const track = known?.bornAt === entity.bornAt ? known : createTrack(entity.bornAt);
    if (track !== known) tracks.set(entity.id, track);
    // What was out of sight for a while comes back elsewhere: the way between is not shown.
    if (track.goneAt !== null) track.samples.length = 0;
    track.goneAt = null;
    addSample(track, view.tick, entity);
  }
  for (const [id, track] of tracks) {
    if (view.entities.has(id)) continue;
    track.goneAt ??= view.tick;
    // Where no picture is drawn nobody else forgets them.
    if (view.tick - track.goneAt > GONE_SECONDS * tickRate) tracks.delete(id);
  }
}

function correctOwnUnit(session: Session): void {
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
    lastOwn?.unit.id !== unit.id || isLeap(lastOwn.unit, unit, ((view.tick - lastOwn.tick) * tickMs) / 1000);
  const neighbours = listNeighbours(session, unit);
  const server = { unit, tick: view.tick, neighbours, wasPut };
  const hasReplayed = reconcile(predictor, server, session.log, session.controlledTick);
  if (wasPut) {
    session.stats.leaps += 1;
    stopGlide(session.glide);
  } else if (hasReplayed) absorb(session, before, unit.id);
}

function canPredict({ game, view }: Session, unit: OwnUnitView): boolean {
  const scheme = game.types.units[unit.type]?.controls.scheme;
  if (scheme === undefined || UNPREDICTED.has(scheme)) return false;
  const entity = view.entities.get(unit.id);
  return entity === undefined || (!entity.isDead && entity.carrier === null);
}

/** The nearest first: those that would be left out are those that matter least. */
function listNeighbours({ view }: Session, own: OwnUnitView): StandIn[] {
  const found: { readonly far: number; readonly standIn: StandIn }[] = [];
  for (const entity of view.entities.values()) {
    const far = Math.max(Math.abs(entity.x - own.x), Math.abs(entity.y - own.y));
    if (far > NEIGHBOUR_TILES) continue;
    const standIn = toStandIn(entity, own.id);
    if (standIn !== null) found.push({ far, standIn });
  }
  if (found.length > NEIGHBOURS_MAX) found.sort((a, b) => a.far - b.far);
  return found.slice(0, NEIGHBOURS_MAX).map(({ standIn }) => standIn);
}

function toStandIn(entity: EntityView, own: EntityId): StandIn | null {
  const { id, kind, type, x, y, rotation, vx, vy, scale } = entity;
  if (id === own || kind === 'projectile' || entity.isDead || entity.carrier !== null) return null;
  return { id, kind, type, x, y, rotation, vx, vy, scale };
}
