import type { ColyseusSocketAdapter } from './ColyseusSocketAdapter.ts';
import type { SocketCloseId } from './socketCloseCodes.ts';

/** The room at the other end of a socket. */
export interface SocketReceiver {
  /** Handles the first message of a client. The receiver reads all further messages itself. */
  receiveFirst(ref: ColyseusSocketAdapter, bytes: Buffer): void;
  logViolation(ref: ColyseusSocketAdapter, id: SocketCloseId): void;
}
