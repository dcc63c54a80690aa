import type { RoomsContext } from '../RoomsContext.ts';
import type { Simulation } from '../simulation/createSimulation.ts';
import type { CloseId } from '../sockets/closeCodes.ts';
import type { SocketRef } from '../sockets/SocketRef.ts';
import type { Members } from './createMembers.ts';
import type { RoomMetadata } from './RoomMetadata.ts';
import type { OfferDesk } from './OfferDesk.ts';
import type { SavedKeeper } from './SavedKeeper.ts';

/** A room as its parts see it. */
export interface RoomFace {
  readonly context: RoomsContext;
  readonly roomId: string;
  readonly gameId: string;
  readonly release: number;
  readonly metadata: RoomMetadata;
  readonly members: Members;
  /** The connected, by the number of their connection. */
  readonly sockets: Map<number, SocketRef>;
  /** Whoever waits for a recording, by the number of the request. */
  readonly tapes: Map<number, (bytes: Uint8Array) => void>;
  readonly saved: SavedKeeper;
  readonly offers: OfferDesk;
  readonly simulation: Simulation;
  readonly isClosing: boolean;
  readonly closed: PromiseWithResolvers<void>;
  warn(error: unknown, what: string): void;
  endClient(clientId: number, id: CloseId): void;
  /** Does not come back for so long. */
  banish(clientId: number, seconds: number): void;
  endUser(userId: string, id: CloseId): void;
  publishCounts(changes?: Partial<RoomMetadata>): void;
  /** The simulation has reported all that there is to write. */
  allReported(): void;
}
