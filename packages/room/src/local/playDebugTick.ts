import type { DebugEdit } from './DebugHistory.ts';
import { closeSlowClients } from '../clients/credit.ts';
import { releaseExpiredSeats } from '../clients/seats.ts';
import { playTick } from '../run/stepRoom.ts';
import { sendSnapshots } from '../view/sendSnapshots.ts';
import { applyDebugEdits } from './applyDebugEdits.ts';
import { type DebugState, sendDebugReport } from './DebugState.ts';
import { deliverDebugReports } from './deliverDebugReports.ts';
import { recordDebugTick } from './DebugHistory.ts';
import { addTimelineTick, collectTickEvents } from './collectTickEvents.ts';
import { readServerPoses } from './captureDebugReading.ts';
import { pointCamerasAtInspected } from './pointCamerasAtInspected.ts';

/** Plays one new tick as the server does, and records it for replay. */
export function playDebugTick(state: DebugState): void {
  const { room, history } = state;
  const edits = drainEdits(state);
  applyDebugEdits(state, edits);
  state.trace.begun = 0;
  const inputs = playTick(room);
  collectTickEvents(state);
  recordDebugTick(history, room.world, { edits, inputs });
  releaseExpiredSeats(room);
  closeSlowClients(room);
  if (room.world.tick % room.snapshotTicks === 0) {
    pointCamerasAtInspected(state);
    sendSnapshots(room);
    sendDebugReport(state, { kind: 'truth', poses: readServerPoses(state) });
  }
  // Clear the tape: the debug history has the same inputs.
  room.tape.waiting.length = 0;
  for (const span of room.tape.spans) span.inputs.length = 0;
  deliverDebugReports(state);
  addTimelineTick(state);
}

function drainEdits(state: DebugState): readonly DebugEdit[] {
  const { edits, startAt, room } = state;
  state.edits = [];
  if (startAt === null) return edits;
  const first = [...room.clients.values()].find(({ player }) => player !== null);
  const player = first?.player == null ? undefined : room.world.players.get(first.player);
  if (player === undefined || player.unit === null) return edits;
  state.startAt = null;
  return [...edits, { kind: 'put', player: player.id, x: startAt.x, y: startAt.y }];
}
