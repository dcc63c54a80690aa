import { draftLimits } from '@playloom/draft';
import { limits } from '@playloom/game-format';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../process/clock.ts';

/** Space for the message around an edit. */
const ENVELOPE_BYTES = 64 * 1024;
export const EDITOR_MESSAGE_BYTES_MAX = draftLimits.DRAFT_UPDATE_BYTES_MAX + ENVELOPE_BYTES;
/** A full draft still accepts small edits up to this headroom, because deleting content is an edit too. */
export const SMALL_EDIT_BYTES = 4 * 1024;
export const REMOVAL_HEADROOM_BYTES = 512 * 1024;

/** Edits larger than this are inspected in another thread before they are applied. */
export const LARGE_EDIT_BYTES = 64 * 1024;
/** The most items in one edit. A pasted game of 500 types and 1,000 rules has 84,000. */
export const EDIT_ITEMS_MAX = 250_000;
/**
 * Deeper edits are never applied, because Yjs recurses through the nesting. An edit that is only deeper than a document
 * may be is applied and then undone.
 */
export const EDIT_DEPTH_MAX = 4 * limits.DOCUMENT_DEPTH_MAX;

export const SOCKETS_PER_USER_MAX = 20;
export const EDITOR_MESSAGES_PER_SECOND = 200;
export const EDITOR_MESSAGES_BURST = 600;
export const EDITOR_BYTES_PER_SECOND = 2 * 1024 * 1024;
export const EDITOR_BYTES_BURST = 2 * EDITOR_MESSAGE_BYTES_MAX;
/** An editor with more unread bytes is disconnected. A whole draft must fit. */
export const EDITOR_BUFFERED_BYTES_MAX = 2 * draftLimits.DRAFT_BYTES_MAX;
/** The size of a user's position and selection, as JSON. */
export const PRESENCE_CHARACTERS_MAX = 8 * 1024;

/** The number of database connections of the drafts thread. */
export const DRAFTS_POOL_SIZE = 5;
/** Memory for all open drafts of a process. The largest one takes about 100 MB. */
export const DRAFTS_MEMORY_MB = 2048;
/**
 * CPU time after which an unresponsive drafts thread is terminated, and how often this is checked. The largest draft
 * opens in half a second; edits crafted to conflict can take Yjs hours.
 */
export const DRAFTS_STUCK_MS = 6 * SECOND_MS;
export const DRAFTS_CHECK_INTERVAL_MS = SECOND_MS;
/** How long a draft cannot be opened after it blocked the thread. */
export const STUCK_DRAFT_CLOSED_MS = 10 * MINUTE_MS;

export const STORE_DEBOUNCE_MS = SECOND_MS;
export const STORE_DEBOUNCE_MAX_MS = 5 * SECOND_MS;
/** How often access is checked again, because sessions and shares may also end in another process. */
export const EDITOR_CHECK_INTERVAL_MS = 5 * SECOND_MS;
export const AUTO_VERSION_INTERVAL_MS = 5 * MINUTE_MS;
/**
 * How long a draft is unused before its tiles are folded. Folding sends whole chunks, so folding too early would make
 * returning editors load the whole map again.
 */
export const TILE_COMPACTION_DELAY_MS = HOUR_MS;
