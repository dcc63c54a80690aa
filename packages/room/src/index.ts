export { admitClient } from './clients/admitClient.ts';
export { markDisconnected, leaveRoom, resumeSeat } from './clients/seats.ts';
export { createRoom } from './run/createRoom.ts';
export * as roomLimits from './limits/roomLimits.ts';
export type {
  DebugReading,
  InspectedEntity,
  RuleRunReading,
  TimelineTick,
  ServerPose,
} from './local/DebugReading.ts';
export type { DebugReport, DebugRoom, DebugRoomSetup, PlaybackState } from './local/DebugRoom.ts';
export type { DebugGameProblem } from './local/compileDebugGame.ts';
export { LOOK_BACK_SECONDS } from './local/limits.ts';
export { openDebugRoom } from './local/openDebugRoom.ts';
export { type LocalRoom, openLocalRoom } from './local/openLocalRoom.ts';
export { receiveClientBytes } from './receive/receiveClientBytes.ts';
export { drainRoomReports } from './connections/drainRoomReports.ts';
export type { Room } from './state/Room.ts';
export { stepRoom } from './run/stepRoom.ts';
export { runRoomWorker } from './worker/runRoomWorker.ts';
