import type { SimulationListener } from '../simulation/createRoomSimulation.ts';
import { readRecoveredRoom } from '../journal/readRecoveredRoom.ts';
import { listSimulatedMembers } from './handleMemberChange.ts';
import { handleRoomReport } from './handleRoomReport.ts';
import { reportStuckRoom } from './reportStuckRoom.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** Connects the simulation of a room with its other parts. */
export function createSimulationListener(room: RoomHandle, hasScripts: boolean): SimulationListener {
  return {
    listMembers: () => listSimulatedMembers(room),
    readHistory: () =>
      room.journal.isComplete ? readRecoveredRoom(room.roomId, room.journal.describe()) : null,
    onReport: (report) => handleRoomReport(room, report),
    interrupted: (reason) => {
      announceRestart(room, 0, reason, 'The game was interrupted for a moment.');
    },
    restarted: (strike, reason, start) => {
      room.journal.restart(start);
      announceRestart(
        room,
        strike,
        reason,
        strike > 0
          ? 'The game got stuck and resumed from a few seconds earlier.'
          : 'The game was interrupted and resumed from a few seconds earlier.',
      );
      if (strike > 0) reportStuckRoom(room, { reason, hasScripts, isClosed: false });
    },
    reopened: (cpuMs) =>
      room.context.log.warn({ roomId: room.roomId, cpuMs }, 'a room continues from its keyframe'),
    moved: (isHeavy) => {
      const { context, roomId } = room;
      if (isHeavy) context.log.warn({ roomId }, 'a heavy room got its own thread');
      else context.log.info({ roomId }, 'a room moved to another thread');
      // Data that was about to reach the world is lost.
      room.saved.openAgain();
    },
    givenUp: (reason) => {
      reportStuckRoom(room, { reason, hasScripts, isClosed: true });
      void room.finish('room-closed');
    },
  };
}

function announceRestart(
  { context, roomId, gameId, saved, simulation }: RoomHandle,
  strike: number,
  reason: string,
  text: string,
): void {
  context.metrics.addRestart();
  context.log.warn({ roomId, gameId, strike, reason }, 'a room was reopened');
  saved.openAgain();
  simulation.post({ kind: 'notice', room: roomId, id: 'room-restarted', text });
}
