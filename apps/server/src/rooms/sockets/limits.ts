import { protocolLimits } from '@playloom/protocol';

/** Our client never sends a larger message; the socket is closed while the message is still arriving. */
export const PAYLOAD_BYTES_MAX = protocolLimits.CLIENT_MESSAGE_BYTES_MAX;
export const ROOM_SOCKETS_PER_USER_MAX = 5;
export const SOCKETS_PER_NETWORK_MAX = 50;
export const ROOM_HELLO_WITHIN_MS = 5_000;
export const PING_EVERY_MS = 10_000;
/** How long a closed client may keep sending before the socket is destroyed. */
export const CLOSE_WITHIN_MS = 5_000;
/**
 * Messages, pings and pongs. Protects this thread; the room counts the messages of a client more strictly.
 */
export const FRAMES = { perSecond: 120, burst: 240 };
/**
 * Fragments per message, and chunks per fragment: a client never needs more, and each costs as much as a
 * message.
 */
export const FRAGMENTS_MAX = 16;
export const CHUNKS_MAX = 256;
/** More than a room allows. Screening text takes longer than everything else. */
export const CHATS = { perSecond: 0.5, burst: 20 };
/** After this many bytes a ping checks whether they have arrived; fewer do not count as under way. */
export const ACKNOWLEDGE_BYTES = 8 * 1024;
/** A client that stays above the credit of a room for this many turns is closed. */
export const WAITING_TURNS_MAX = 200;
/** How often rooms learn what waits in the sockets: as often as they encode. */
export const CREDIT_EVERY_MS = 50;
