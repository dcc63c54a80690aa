export { openSocket } from './connect/openSocket.ts';
export type {
  ClientState,
  ClientStats,
  Connection,
  GameClient,
  LatencyPlan,
  StartClient,
  StartOptions,
} from './StartOptions.ts';
