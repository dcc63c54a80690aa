import { protocolLimits } from '@playloom/protocol';

/** Our client never sends a larger message. If one arrives, the socket is closed before it is complete. */
export const PAYLOAD_BYTES_MAX = protocolLimits.CLIENT_MESSAGE_BYTES_MAX;
export const ROOM_SOCKETS_PER_USER_MAX = 5;
/** Sockets of one network in all rooms processes of a fleet. The networks of a /48 share a few times as many. */
export const SOCKETS_PER_NETWORK_MAX = 50;
/** Networks with fewer sockets in a process are not worth telling the others about. */
export const SHARED_SOCKETS_MIN = 10;
/** The close code of a service that restarts. Clients reconnect after it, wherever their room is then. */
export const CLOSE_RESTART = 1012;
/** What fits into the frame that closes a socket, after its code. */
export const CLOSE_REASON_LENGTH_MAX = 123;
export const ROOM_HELLO_TIMEOUT_MS = 5_000;
export const PING_INTERVAL_MS = 10_000;
/** How long a closed client may keep sending before the socket is destroyed. */
export const CLOSE_TIMEOUT_MS = 5_000;
/** Limit on messages, pings and pongs, which protects this thread. Rooms have a stricter limit on messages. */
export const FRAME_RATE_LIMIT = { perSecond: 120, burst: 240 };
/**
 * Limits on fragments per message and chunks per fragment. Our client never needs more, and each costs as much as
 * a message.
 */
export const FRAGMENTS_MAX = 16;
export const CHUNKS_MAX = 256;
/** Higher than the limit of a room. Needed because screening text is the slowest part of handling messages. */
export const CHAT_RATE_LIMIT = { perSecond: 0.5, burst: 20 };
/** After this many bytes, a ping checks whether they have arrived. */
export const PING_AFTER_BYTES = 8 * 1024;
/** A client that stays above the room's limit on unsent data for this many checks is disconnected. */
export const SLOW_CLIENT_CHECKS_MAX = 200;
/** How often rooms are told how much data is unsent. Rooms encode snapshots at the same rate. */
export const UNSENT_BYTES_REPORT_INTERVAL_MS = 50;
