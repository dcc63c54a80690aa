import type { Deed } from './History.ts';
import { closeSlowClients } from '../clients/credit.ts';
import { freeLostPlaces } from '../clients/seats.ts';
import { playTick } from '../step/stepRoom.ts';
import { sendSnapshots } from '../view/sendSnapshots.ts';
import { applyDeeds } from './applyDeeds.ts';
import { type DebugState, tell } from './DebugState.ts';
import { deliver } from './deliver.ts';
import { noteTick } from './History.ts';
import { markTick, observeTick } from './observeTick.ts';
import { readTruth } from './readDebug.ts';
import { turnCameras } from './turnCameras.ts';

/** One new tick, as the server plays it, and kept to be seen again. */
export function playDebugTick(state: DebugState): void {
  const { room, history } = state;
  const deeds = takeDeeds(state);
  applyDeeds(state, deeds);
  state.trace.begun = 0;
  const inputs = playTick(room);
  observeTick(state);
  noteTick(history, room.world, { deeds, inputs });
  freeLostPlaces(room);
  closeSlowClients(room);
  if (room.world.tick % room.snapshotTicks === 0) {
    turnCameras(state);
    sendSnapshots(room);
    tell(state, { kind: 'truth', poses: readTruth(state) });
  }
  // The history has them: here they would only pile up.
  room.tape.waiting.length = 0;
  for (const span of room.tape.spans) span.inputs.length = 0;
  deliver(state);
  markTick(state);
}

function takeDeeds(state: DebugState): readonly Deed[] {
  const { deeds, startAt, room } = state;
  state.deeds = [];
  if (startAt === null) return deeds;
  const first = [...room.clients.values()].find(({ player }) => player !== null);
  const player = first?.player == null ? undefined : room.world.players.get(first.player);
  if (player === undefined || player.unit === null) return deeds;
  state.startAt = null;
  return [...deeds, { kind: 'put', player: player.id, x: startAt.x, y: startAt.y }];
}
