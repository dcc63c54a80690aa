export type { GuestSavedData } from './players/GuestSavedData.ts';
export type { JoiningPlayer } from './players/JoiningPlayer.ts';
export type { RoomMember } from './players/RoomMember.ts';
export type { PackedInputs } from './thread/PackedInputs.ts';
export type {
  ClientId,
  CommunityChatMessage,
  RoomCommand,
  RoomOpenCommand,
  RoomReplay,
  Seat,
  StartTrialCommand,
} from './thread/RoomCommand.ts';
export type { RoomReport, StartProblem } from './thread/RoomReport.ts';
export { isLastingReport, type LastingReport } from './thread/lastingReports.ts';
export { type CloseReasonId, closeReasons } from './thread/closeReasons.ts';
export { RESUME_SECONDS, CREDIT_BYTES_MAX, WAITING_BYTES_MAX } from './thread/limits.ts';
export type { CommunityMessage } from './process/CommunityMessage.ts';
export type { EnforcementOrder } from './process/EnforcementOrder.ts';
export {
  type PlatformCalls,
  type ContinueSavedDataRequest,
  type OpenSavedDataRequest,
  type OpenedSavedData,
  type SavedDataWrite,
  type GoalsRequest,
  type OfferRequest,
  type UndeliveredPurchase,
  type TokensRequest,
  type ScoreWrite,
  type TravelRequest,
  type RoomProblem,
  type RoomChatMessage,
  type PlaySessionsReport,
  type ReportedPlaySession,
  PLATFORM_CALL_NAMES,
} from './process/PlatformCalls.ts';
export {
  type SleepingRoom,
  type SleepingRoomClaim,
  type SleepingRoomPlan,
  type SleepingRoomQuery,
  SLEEPING_ROOM_BYTES_MAX,
} from './process/SleepingRoom.ts';
export type { RoomListingEntry } from './process/RoomListingEntry.ts';
export { type DrainProgress, type RoomsCalls, ROOMS_CALL_NAMES } from './process/RoomsCalls.ts';
export {
  type RoomsProcessMessage,
  type RoomsProcessSignal,
  type RoomsSettings,
  type RoomTimeouts,
  type ForwardedUpgrade,
  FETCH_ENGINE_CALL,
  ROOM_TIMEOUTS,
} from './process/RoomsProcessMessage.ts';
export type { RoomsProcessStats } from './process/RoomsProcessStats.ts';
export {
  type CheckedSeat,
  type SeatSettings,
  type SeatStanding,
  CHECKED_SEATS_MAX,
} from './process/SeatCheck.ts';
export type { SeatRequest, SeatProblem, SeatAnswer } from './process/SeatRequest.ts';
export type { StartTrialRequest, StartTrialResult } from './process/StartTrial.ts';
