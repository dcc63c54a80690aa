/** Raised when bytes change their meaning: a client of another number is told to reload. */
export const PROTOCOL_VERSION = 1;

/** A client says little; what is longer than this is no message of ours. */
export const CLIENT_MESSAGE_BYTES_MAX = 4096;
export const CHAT_LENGTH_MAX = 240;
export const TICKET_LENGTH_MAX = 200;
export const KEYS_HELD_MAX = 16;
export const EMOTES = ['wave', 'thumbs-up', 'laugh', 'heart', 'surprise', 'sad', 'angry', 'clap'] as const;

/** Snapshots a second, whatever the tick rate. */
export const SNAPSHOTS_PER_SECOND = 20;
