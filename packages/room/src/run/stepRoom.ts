import { encodeSnapshot, type Input, takeSnapshot } from '@playloom/engine';
import type { RoomReport } from '@playloom/room-contract';
import { closeClient } from '../connections/closeClient.ts';
import { closeSlowClients } from '../clients/credit.ts';
import { findClientByPlayer } from '../state/findClientByPlayer.ts';
import { releaseExpiredSeats } from '../clients/seats.ts';
import { settleKickVote } from '../kick/kickVotes.ts';
import { collectDueControls } from '../receive/controls.ts';
import { drainRoomReports } from '../connections/drainRoomReports.ts';
import { ROOM_KEYFRAME_SECONDS } from '../limits/roomLimits.ts';
import { listSeats } from '../state/listSeats.ts';
import type { Room } from '../state/Room.ts';
import { isKeyframeDue, recordKeyframe } from '../tape/RoomTape.ts';
import { sendSnapshots } from '../view/sendSnapshots.ts';
import { runTick } from './runTick.ts';

/** Plays one tick of the game and processes its results. */
export function stepRoom(room: Room): RoomReport[] {
  const { world } = room;
  playTick(room);
  releaseExpiredSeats(room);
  settleKickVote(room);
  closeSlowClients(room);
  if (world.tick % room.snapshotTicks === 0) sendSnapshots(room);
  if (world.tick % (ROOM_KEYFRAME_SECONDS * world.game.tickRate) === 0) takeKeyframe(room);
  return drainRoomReports(room);
}

/** Makes everyone leave in one last tick, so that their data is saved. */
export function finishRoom(room: Room): void {
  for (const { player, hasJoined } of room.clients.values()) {
    if (player !== null && hasJoined) room.inputs.push({ kind: 'leave', player });
  }
  playTick(room);
}

/** Plays one tick and returns the inputs that reached the world. */
export function playTick(room: Room): readonly Input[] {
  const inputs: Input[] = room.inputs;
  room.inputs = [];
  collectDueControls(room, inputs);
  runTick(room, inputs);
  closeRejectedPlayers(room, inputs);
  return inputs;
}

/** Closes the clients of players whom the world refused. They would otherwise wait forever. */
function closeRejectedPlayers(room: Room, inputs: readonly Input[]): void {
  for (const input of inputs) {
    if (input.kind !== 'join' || room.world.players.has(input.player)) continue;
    const client = findClientByPlayer(room, input.player);
    if (client !== null) closeClient(room, client, 'room-full');
  }
}

/** Reports the room as it is now, so that it can continue elsewhere. */
export function suspendRoom(room: Room): void {
  reportKeyframe(room, encodeSnapshot(takeSnapshot(room.world)));
}

/**
 * Takes a keyframe for the tape, and for restarting the room after a crash. A room without clients needs none
 * for that: it simply starts over.
 */
function takeKeyframe(room: Room): void {
  const { world } = room;
  const isForTape = isKeyframeDue(room.tape, world);
  const isForOwner = room.clients.size > 0;
  if (!isForTape && !isForOwner) return;
  const bytes = encodeSnapshot(takeSnapshot(world));
  // A copy, because the report transfers its buffer to another thread.
  if (isForTape) recordKeyframe(room.tape, world, bytes.slice());
  if (isForOwner) reportKeyframe(room, bytes);
}

function reportKeyframe(room: Room, bytes: Uint8Array): void {
  const { plan, world, sequence } = room;
  room.reports.push({
    kind: 'keyframe',
    room: plan.id,
    tick: world.tick,
    bytes,
    seats: listSeats(room),
    sequence,
  });
}
