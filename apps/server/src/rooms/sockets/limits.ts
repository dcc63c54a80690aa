import { protocolLimits } from '@playloom/protocol';

/** A client that says more at once is no client of ours; the socket is closed while it still talks. */
export const PAYLOAD_BYTES_MAX = protocolLimits.CLIENT_MESSAGE_BYTES_MAX;
export const ROOM_SOCKETS_PER_USER_MAX = 5;
export const SOCKETS_PER_NETWORK_MAX = 50;
export const ROOM_HELLO_WITHIN_MS = 5_000;
export const PING_EVERY_MS = 10_000;
/** How long somebody who was told why may go on talking before the socket is gone. */
export const CLOSE_WITHIN_MS = 5_000;
/** Messages, pings and pongs. Protects this thread; what a client may really say is counted by its room, more strictly. */
export const FRAMES = { perSecond: 120, burst: 240 };
/** Parts of one message, and pieces in which a part may come: nobody needs more, and each costs as much as a message. */
export const FRAGMENTS_MAX = 16;
export const CHUNKS_MAX = 256;
/** More than a room lets anybody say. Reading what is said for words takes longer than all the rest. */
export const CHATS = { perSecond: 0.5, burst: 20 };
/** Above this the room does not encode for a client; whoever stays above it for long is closed. */
export const CREDIT_BYTES_MAX = 64 * 1024;
/** After so many bytes the client is asked, by a ping, whether they have arrived; fewer are not counted as under way. */
export const ACKNOWLEDGE_BYTES = 8 * 1024;
export const WAITING_BYTES_MAX = 1024 * 1024;
export const WAITING_TURNS_MAX = 200;
/** How often rooms are told what waits in the sockets: as often as they encode. */
export const CREDIT_EVERY_MS = 50;
