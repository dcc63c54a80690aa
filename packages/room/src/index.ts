export { admitClient, handleSavedData } from './clients/admitClient.ts';
export { setWaitingBytes } from './clients/credit.ts';
export { markDisconnected, leaveRoom, listSeats, resumeSeat } from './clients/seats.ts';
export { createRoom } from './run/createRoom.ts';
export * as roomLimits from './limits/roomLimits.ts';
export type {
  DebugReading,
  InspectedEntity,
  RuleRunReading,
  TimelineTick,
  EntityChangeReading,
  ServerPose,
} from './local/DebugReading.ts';
export type { DebugReport, DebugRoom, DebugRoomSetup, PlaybackState } from './local/DebugRoom.ts';
export type { DebugGameProblem } from './local/compileDebugGame.ts';
export { LOOK_BACK_SECONDS } from './local/limits.ts';
export { openDebugRoom } from './local/openDebugRoom.ts';
export { type LocalRoom, type LocalRoomSetup, openLocalRoom } from './local/openLocalRoom.ts';
export { receiveClientBytes } from './receive/receiveClientBytes.ts';
export { drainRoomReports } from './connections/drainRoomReports.ts';
export type { Room, RoomSetup } from './state/Room.ts';
export { stepRoom } from './run/stepRoom.ts';
export { encodeRoomTape } from './tape/RoomTape.ts';
export type { LoadScriptHostFactory, RoomWorkerClock, RoomWorkerPort } from './worker/RoomWorker.ts';
export { runRoomWorker } from './worker/runRoomWorker.ts';
