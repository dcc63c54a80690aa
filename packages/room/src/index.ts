export { closeReasons, type CloseId } from './closeReasons.ts';
export { admit, takeSaved } from './clients/admit.ts';
export { setCredit } from './clients/credit.ts';
export { drop, leave, listSeats, resume } from './clients/seats.ts';
export { createRoom } from './createRoom.ts';
export * as roomLimits from './limits.ts';
export type {
  DebugReading,
  InspectedThing,
  RunReading,
  TickMark,
  TouchReading,
  TruePose,
} from './local/DebugReading.ts';
export type { DebugReport, DebugRoom, DebugRoomPlan, Moment } from './local/DebugRoom.ts';
export type { GameFault } from './local/compileDebugGame.ts';
export { openDebugRoom } from './local/openDebugRoom.ts';
export { type LocalRoom, type LocalRoomPlan, openLocalRoom } from './local/openLocalRoom.ts';
export { receive } from './receive/receive.ts';
export { takeReports } from './report.ts';
export type { Room, RoomPlan } from './Room.ts';
export { stepRoom } from './step/stepRoom.ts';
export { encodeRoomTape } from './tape/RoomTape.ts';
export type { Visitor } from './Visitor.ts';
export type { ClientId, CommunityLine, OpenRoom, RoomCommand, Seat } from './worker/RoomCommand.ts';
export type { RoomReport, StartProblem } from './worker/RoomReport.ts';
export type { LoadScripts, RoomWorkerClock, RoomWorkerPort } from './worker/RoomWorker.ts';
export { runRoomWorker } from './worker/runRoomWorker.ts';
