/** How long the place of a lost connection is kept. */
export const RESUME_SECONDS = 10;

/** A client with more bytes than this waiting in its socket is not encoded for until it has caught up. */
export const CREDIT_BYTES_MAX = 64 * 1024;
/** With more than this waiting, or after so long above the credit, a client is closed. */
export const WAITING_BYTES_MAX = 1024 * 1024;
export const SLOW_SECONDS_MAX = 10;

/** Messages of one client: so many a second for long, so many at once. */
export const MESSAGES_PER_SECOND = 60;
export const MESSAGES_BURST = 120;
/** Controls may change in every tick of a fast game; pings and words come on top. */
export const MESSAGES_PER_TICK = 1.5;

export const CHATS_PER_MINUTE = 20;
export const REPEATED_CHAT_MAX = 3;
export const CHAT_MEMORY_SECONDS = 60;
export const EMOTE_SECONDS = 1;
/** Guests see at most one coin offer in this time; the platform limits the offers to accounts. */
export const GUEST_OFFER_SECONDS = 5;

/** How long people may think about sending somebody away, and how soon the same person may ask again. */
export const VOTE_SECONDS = 30;
export const VOTE_PAUSE_SECONDS = 120;
/** Fewer than so many never send anybody away. */
export const VOTES_NEEDED_MIN = 2;
/** Whoever was sent away does not come back to the room for so long. */
export const KICK_BAN_SECONDS = 600;

/** Controls of one client that take effect in one tick; more are joined. */
export const CONTROLS_PER_TICK_MAX = 3;
/** How far ahead of the room a client's controls may be stamped. */
export const CONTROLS_LEAD_MAX = 40;

/** What must not be missed waits for clients that are not encoded for; the oldest go first. */
export const BACKLOG_MAX = 100;

/** Widest screen that sees everything at once, and what is sent beyond its rim: prediction runs ahead, cameras behind. */
export const ASPECT_MAX = 21 / 9;
export const VIEW_MARGIN = 3;

/** Minutes of the past that can be asked for, and how far apart the tape's keyframes are. */
export const TAPE_SECONDS = 600;
export const TAPE_KEYFRAME_SECONDS = 30;
/** What is said besides controls, on the whole tape and between two keyframes: with more, less of the past is kept. */
export const TAPE_INPUT_BYTES_MAX = 8 * 1024 * 1024;
export const TAPE_SPAN_INPUT_BYTES_MAX = 1024 * 1024;

/** An empty room stops ticking after this. */
export const HIBERNATE_SECONDS = 60;
/** Ticks that are caught up at once; more are given up, because hurrying through them would make it worse. */
export const CATCH_UP_TICKS_MAX = 3;
export const HEARTBEAT_MS = 1000;

/** So much of a game is played before it is published. */
export const REHEARSAL_SECONDS = 1;
