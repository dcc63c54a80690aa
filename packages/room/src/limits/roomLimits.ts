/** A client that exceeds `CREDIT_BYTES_MAX` for this long is closed. */
export const SLOW_SECONDS_MAX = 10;

/** Messages per client: the sustained rate per second, and the burst. */
export const MESSAGES_PER_SECOND = 60;
export const MESSAGES_BURST = 120;
/**
 * The rate limit for games with many ticks per second: controls may change in every tick, besides pings and
 * chat.
 */
export const MESSAGES_PER_TICK = 1.5;

export const CHATS_PER_MINUTE = 20;
export const REPEATED_CHAT_MAX = 3;
export const CHAT_MEMORY_SECONDS = 60;
export const EMOTE_SECONDS = 1;
/** Guests see at most one coin offer in this time. For users with an account, the platform limits offers. */
export const GUEST_OFFER_SECONDS = 5;

/** How long a kick vote lasts, and how soon the same user may start another. */
export const VOTE_SECONDS = 30;
export const VOTE_PAUSE_SECONDS = 120;
/** The minimum number of yes votes that a kick needs. */
export const VOTES_NEEDED_MIN = 2;
/** How long a kicked player can't rejoin the room. */
export const KICK_BAN_SECONDS = 600;

/** Maximum number of a client's control messages that take effect in one tick. Others are dropped. */
export const CONTROLS_PER_TICK_MAX = 3;
/** The maximum number of ticks for which controls are queued. */
export const CONTROLS_LEAD_MAX = 40;

/** Maximum number of important events stored for a skipped client. The oldest are dropped first. */
export const BACKLOG_MAX = 100;

/**
 * The margin around the screen whose entities are also sent, in tiles: prediction runs ahead and cameras lag behind.
 */
export const VIEW_MARGIN = 3;

/**
 * How often a room reports its whole state. A lost thread loses what happened since then, and after a lost process this
 * much is replayed, which is most of the time until the room is back.
 */
export const ROOM_KEYFRAME_SECONDS = 2;

/** How much of the past a tape contains, and the interval between its keyframes. A full room takes 0.4 MB a minute. */
export const TAPE_SECONDS = 300;
export const TAPE_KEYFRAME_SECONDS = 30;
/**
 * Maximum bytes of inputs other than controls, on the whole tape and between two keyframes. If there are
 * more, less of the past is retained.
 */
export const TAPE_INPUT_BYTES_MAX = 8 * 1024 * 1024;
export const KEYFRAME_INTERVAL_INPUT_BYTES_MAX = 1024 * 1024;

/**
 * How often a room reports what has reached its world. A crash loses at most what happened since then, and what the
 * owner of the room has not written yet.
 */
export const JOURNAL_SECONDS = 0.05;

/** A room that has been empty for this long stops ticking. */
export const HIBERNATE_SECONDS = 60;
/**
 * Maximum number of late ticks that are caught up at once. More are skipped, because playing them would add
 * to the delay.
 */
export const CATCH_UP_TICKS_MAX = 3;
export const HEARTBEAT_MS = 1000;

/** How many seconds of a game are played to check it before it is published. */
export const START_TRIAL_SECONDS = 1;
/** Markers that a client is sent at most, the most important first. */
export const MARKERS_SEEN_MAX = 64;
/** How often a client learns where a marked entity out of view is. */
export const MARKERS_PER_SECOND = 5;
