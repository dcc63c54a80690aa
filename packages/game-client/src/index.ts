export {
  createHeadlessClient,
  type HeadlessClient,
  type HeadlessOptions,
} from './headless/createHeadlessClient.ts';
export type { ClientDebugHooks } from './contract/ClientDebugHooks.ts';
export type { DebugClient } from './contract/DebugClient.ts';
export { emulateLatency } from './connect/emulateLatency.ts';
export { loadEngine, type PredictionEngine } from './predict/loadEngine.ts';
export { openSocket } from './connect/openSocket.ts';
export type {
  ChatRestriction,
  ChatPermission,
  HostPageSettings,
  PlayPhase,
  ClientState,
  ClientStats,
  Connection,
  GameClient,
  LatencyEmulation,
  PlayerSummary,
  PlaySummary,
  StartClient,
  CoinOffer,
  ReportedPlayer,
  StartOptions,
} from './contract/StartOptions.ts';
export { connectPanel, type PanelConnection } from './hud/windows/connectPanel.ts';
export type { ClientClock } from './time/ClientClock.ts';
export { createManualClock, type ManualClock } from './time/createManualClock.ts';
export {
  measurePlay,
  type PlayMeasurements,
  type PlayMeasurementPlan,
  runFrames,
} from './headless/measurePlay.ts';
export { previewSound } from './sound/previewSound.ts';
export { interpolatePose, type EntityTrack } from './entities/EntityTrack.ts';
