export type {
  ClientState,
  ClientStats,
  Connection,
  GameClient,
  LatencyPlan,
  StartClient,
  StartOptions,
} from './StartOptions.ts';
