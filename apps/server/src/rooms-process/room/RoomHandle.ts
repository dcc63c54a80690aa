import type { KeepAlive } from '@playloom/game-format';
import type { EnforcementOrder } from '@playloom/room-contract';
import type { RoomsContext } from '../context/RoomsContext.ts';
import type { RoomSimulation } from '../simulation/createRoomSimulation.ts';
import type { SocketCloseId } from '../sockets/socketCloseCodes.ts';
import type { KickedPlayers } from './createKickedPlayers.ts';
import type { PlayedTime } from './PlayedTime.ts';
import type { PlaySessionLog } from './PlaySessionLog.ts';
import type { RoomJournal } from './RoomJournal.ts';
import type { RoomMembers } from './createRoomMembers.ts';
import type { TokenWatcher } from './TokenWatcher.ts';
import type { RoomMetadata } from './RoomMetadata.ts';
import type { OfferWatcher } from './OfferWatcher.ts';
import type { SavedDataStore } from './SavedDataStore.ts';

/** The interface of a room for the modules it is made of. */
export interface RoomHandle {
  readonly context: RoomsContext;
  readonly roomId: string;
  readonly gameId: string;
  readonly release: number;
  /** The user who opened a private room. */
  readonly ownerId: string | null;
  /** How long the room is kept when nobody is in it. */
  readonly keepAlive: KeepAlive;
  readonly metadata: RoomMetadata;
  readonly members: RoomMembers;
  readonly kickedPlayers: KickedPlayers;
  readonly played: PlayedTime;
  /** Pending requests for a recording, by request number. */
  readonly tapes: Map<number, (bytes: Uint8Array) => void>;
  readonly saved: SavedDataStore;
  readonly journal: RoomJournal;
  readonly offers: OfferWatcher;
  readonly tokens: TokenWatcher;
  readonly playSessions: PlaySessionLog;
  readonly simulation: RoomSimulation;
  readonly isClosing: boolean;
  /** The room continues, or will, in another process. */
  readonly isSuspended: boolean;
  readonly closed: PromiseWithResolvers<void>;
  warn(error: unknown, what: string): void;
  /** Removes a player, who cannot rejoin for this many seconds. */
  kick(clientId: number, seconds: number): void;
  /** Applies an order to a user. Resolves when it is stored, so that it still applies after a crash. */
  enforce(order: Omit<EnforcementOrder, 'gameId'>): Promise<void>;
  endUser(userId: string, id: SocketCloseId): void;
  publishCounts(changes?: Partial<RoomMetadata>): void;
  /** Saves everything, then disconnects everyone. */
  finish(id: SocketCloseId): Promise<void>;
  /** Ends the room after a while, if no one is in it then. */
  endWhenEmpty(): void;
  /** Ends the room here at once, because another process continues it. */
  abandon(): void;
  /** Called when the simulation has reported everything that must be saved. */
  allReported(): void;
}
