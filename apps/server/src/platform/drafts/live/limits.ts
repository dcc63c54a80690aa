import { draftLimits } from '@playloom/draft';
import { limits } from '@playloom/game-format';
import { HOUR, MINUTE, SECOND } from '../../../clock.ts';

/** What an edit is wrapped in. */
const ENVELOPE_BYTES = 64 * 1024;
export const EDITOR_MESSAGE_BYTES_MAX = draftLimits.DRAFT_UPDATE_BYTES_MAX + ENVELOPE_BYTES;
/** A full draft still takes small edits for a while, or nothing could be removed from it. */
export const SMALL_EDIT_BYTES = 4 * 1024;
export const REMOVAL_HEADROOM_BYTES = 512 * 1024;

/** Larger edits are counted off the event loop before they are taken in. */
export const LARGE_EDIT_BYTES = 64 * 1024;
/** Parts of one edit. A pasted game of 500 types and 1,000 rules has 84,000. */
export const EDIT_ITEMS_MAX = 250_000;
/**
 * Levels of nesting that are applied at all: Yjs works through them by recursion. An edit between the limit of the
 * document and this one is applied and undone.
 */
export const EDIT_DEPTH_MAX = 4 * limits.DOCUMENT_DEPTH_MAX;

export const SOCKETS_PER_USER_MAX = 20;
export const EDITOR_MESSAGES_PER_SECOND = 200;
export const EDITOR_MESSAGES_BURST = 600;
export const BYTES_PER_SECOND = 2 * 1024 * 1024;
export const BYTES_BURST = 2 * EDITOR_MESSAGE_BYTES_MAX;
/** Whoever does not read what others do is let go; a whole draft must fit. */
export const EDITOR_BUFFERED_BYTES_MAX = 2 * draftLimits.DRAFT_BYTES_MAX;
/** Where somebody is and what they hold, as JSON. */
export const PRESENCE_CHARACTERS_MAX = 8 * 1024;

/** Database connections of the drafts thread. */
export const DRAFTS_POOL_SIZE = 5;
/** Memory of all drafts that are open in a process. The largest one takes about 100 MB. */
export const DRAFTS_MEMORY_MB = 2048;
/**
 * Processor time after which a drafts thread that does not answer is ended, and how often that is looked at. The largest
 * draft opens in half a second; edits written to collide with each other can take Yjs hours.
 */
export const DRAFTS_STUCK_MS = 6 * SECOND;
export const DRAFTS_CHECK_EVERY_MS = SECOND;
/** For so long nobody can open a draft that kept the thread busy for too long. */
export const STUCK_DRAFT_CLOSED_MS = 10 * MINUTE;

export const STORE_AFTER_MS = SECOND;
export const STORE_WITHIN_MS = 5 * SECOND;
/** Nobody hears of the end of a session or a share in another process; so it is looked for. */
export const EDITOR_CHECK_EVERY_MS = 5 * SECOND;
export const AUTO_VERSION_EVERY_MS = 5 * MINUTE;
/** Whoever comes back from a walk shall not load the whole map again: a folded chunk is sent as a whole. */
export const FOLD_AFTER_MS = HOUR;
