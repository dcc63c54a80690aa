import type { SimulationListener } from '../simulation/createRoomSimulation.ts';
import { listSimulatedMembers } from './handleMemberChange.ts';
import { handleRoomReport } from './handleRoomReport.ts';
import { reportStuckRoom } from './reportStuckRoom.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** Connects the simulation of a room with its other parts. */
export function createSimulationListener(room: RoomHandle, hasScripts: boolean): SimulationListener {
  return {
    listMembers: () => listSimulatedMembers(room),
    onReport: (report) => handleRoomReport(room, report),
    restarted: (strike, reason, start) => {
      room.journal.restart(start);
      announceRestart(room, strike, reason);
      reportStuckRoom(room, { reason, hasScripts, isClosed: false });
    },
    reopened: (cpuMs) =>
      room.context.log.warn({ roomId: room.roomId, cpuMs }, 'a room continues from its keyframe'),
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
): void {
  context.metrics.addRestart();
  context.log.warn({ roomId, gameId, strike, reason }, 'a room was reopened');
  saved.openAgain();
  simulation.post({
    kind: 'notice',
    room: roomId,
    id: 'room-restarted',
    text: 'The game got stuck and resumed from a few seconds earlier.',
  });
}
