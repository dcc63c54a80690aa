export { createHeadlessClient, type HeadlessClient } from './headless/createHeadlessClient.ts';
export type { DebugClient } from './contract/DebugClient.ts';
export { emulateLatency } from './connect/emulateLatency.ts';
export { loadEngine } from './predict/loadEngine.ts';
export { openSocket } from './connect/openSocket.ts';
export type {
  HostPageSettings,
  PlayPhase,
  ClientState,
  Connection,
  GameClient,
  StartClient,
  CoinOffer,
  ReportedPlayer,
  StartOptions,
} from './contract/StartOptions.ts';
export { connectPanel, type PanelConnection } from './hud/windows/connectPanel.ts';
export type { ClientClock } from './time/ClientClock.ts';
export { createManualClock, type ManualClock } from './time/createManualClock.ts';
export { measurePlay, type PlayMeasurements, runFrames } from './headless/measurePlay.ts';
export { previewSound } from './sound/previewSound.ts';
export { describeTip } from './tips/describeTip.ts';
export { nameTipSign, type TipDevice } from './tips/listTipSigns.ts';
export { interpolatePose } from './entities/EntityTrack.ts';
