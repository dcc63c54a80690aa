/** How long the seat of a lost connection is reserved. */
export const RESUME_SECONDS = 10;

/** A client with more bytes than this waiting in its socket is skipped until it has caught up. */
export const CREDIT_BYTES_MAX = 64 * 1024;
/** A client is closed if more bytes than this are waiting, or after this long above the credit. */
export const WAITING_BYTES_MAX = 1024 * 1024;
export const SLOW_SECONDS_MAX = 10;

/** Messages per client: the sustained rate per second, and the burst. */
export const MESSAGES_PER_SECOND = 60;
export const MESSAGES_BURST = 120;
/** Controls may change in every tick of a fast game; pings and chat come on top. */
export const MESSAGES_PER_TICK = 1.5;

export const CHATS_PER_MINUTE = 20;
export const REPEATED_CHAT_MAX = 3;
export const CHAT_MEMORY_SECONDS = 60;
export const EMOTE_SECONDS = 1;
/** Guests see at most one coin offer in this time; the platform limits offers to accounts. */
export const GUEST_OFFER_SECONDS = 5;

/** How long a kick vote lasts, and how soon the same user may start another. */
export const VOTE_SECONDS = 30;
export const VOTE_PAUSE_SECONDS = 120;
/** Fewer votes than this never kick anyone. */
export const VOTES_NEEDED_MIN = 2;
/** How long a kicked player can't rejoin the room. */
export const KICK_BAN_SECONDS = 600;

/** Controls of one client that take effect in one tick; more are merged. */
export const CONTROLS_PER_TICK_MAX = 3;
/** The farthest a client's controls may be stamped ahead of the room, in ticks. */
export const CONTROLS_LEAD_MAX = 40;

/** Events that must not be missed wait for skipped clients; the oldest are dropped first. */
export const BACKLOG_MAX = 100;

/**
 * The widest supported screen, and the margin sent beyond its edges: prediction runs ahead and cameras lag
 * behind.
 */
export const ASPECT_MAX = 21 / 9;
export const VIEW_MARGIN = 3;

/** How much of the past can be requested, and the interval between keyframes of the tape. */
export const TAPE_SECONDS = 600;
export const TAPE_KEYFRAME_SECONDS = 30;
/**
 * Bytes of inputs besides controls, for the whole tape and between two keyframes; above this, less of the
 * past is retained.
 */
export const TAPE_INPUT_BYTES_MAX = 8 * 1024 * 1024;
export const TAPE_SPAN_INPUT_BYTES_MAX = 1024 * 1024;

/** An empty room stops ticking after this. */
export const HIBERNATE_SECONDS = 60;
/** Ticks caught up at once; more are skipped, because rushing through them would add to the delay. */
export const CATCH_UP_TICKS_MAX = 3;
export const HEARTBEAT_MS = 1000;

/** How much of a game is played as a check before it is published. */
export const REHEARSAL_SECONDS = 1;
