export { createHeadlessClient, type HeadlessClient, type HeadlessOptions } from './createHeadlessClient.ts';
export type { ClientDebug } from './debug/ClientDebug.ts';
export type { DebugClient } from './debug/DebugClient.ts';
export { emulateLatency } from './connect/emulateLatency.ts';
export { loadEngine, type PredictionEngine } from './predict/loadEngine.ts';
export { openSocket } from './connect/openSocket.ts';
export type {
  ChatHurdle,
  ChatPermission,
  OutsideWish,
  PlayLife,
  ClientState,
  ClientStats,
  Connection,
  GameClient,
  LatencyPlan,
  PlayerReading,
  PlayReading,
  StartClient,
  CoinOffer,
  ReportedPlayer,
  StartOptions,
} from './StartOptions.ts';
export { connectPanel, type PanelLine } from './hud/windows/connectPanel.ts';
export type { ClientClock } from './time/ClientClock.ts';
export { createManualClock, type ManualClock } from './time/createManualClock.ts';
export { measurePlay, type PlayFigures, type PlayPlan, runFrames } from './measure/measurePlay.ts';
export { auditionSound } from './sound/auditionSound.ts';
export { poseAt, type Track } from './view/Track.ts';
