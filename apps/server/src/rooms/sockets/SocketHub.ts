import type { WebSocketServer } from 'ws';
import type { GameRoom } from '../room/GameRoom.ts';
import type { RoomsContext } from '../RoomsContext.ts';
import type { KeyedCounter } from './createKeyedCounter.ts';
import type { ColyseusSocketAdapter } from './ColyseusSocketAdapter.ts';

/** State shared by all sockets of this process. */
export interface SocketHub {
  readonly context: RoomsContext;
  readonly rooms: ReadonlyMap<string, GameRoom>;
  readonly server: WebSocketServer;
  readonly open: Map<ColyseusSocketAdapter, { isAlive: boolean }>;
  readonly networks: KeyedCounter;
  readonly users: KeyedCounter;
  nextClientId: number;
}
