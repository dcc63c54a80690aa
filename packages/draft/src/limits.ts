/** A draft may grow this large on the wire and in the database, its past edits included. */
export const DRAFT_BYTES_MAX = 32 * 1024 * 1024;
/**
 * One message of an editor: a pasted game comes in one piece. Receiving and unmasking it is work on the event loop of
 * the web process: 8 MB took 53 ms.
 */
export const DRAFT_UPDATE_BYTES_MAX = 4 * 1024 * 1024;
/** How many steps the shared log of a draft keeps. */
export const LOG_LENGTH_MAX = 200;
/** How many deleted types its trash keeps. */
export const TRASH_LENGTH_MAX = 100;
