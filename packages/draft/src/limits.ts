/** Maximum size of a draft on the wire and in the database, including its edit history. */
export const DRAFT_BYTES_MAX = 32 * 1024 * 1024;
/**
 * Maximum size of one message from an editor. A pasted game arrives as one message. Receiving and unmasking a message
 * blocks the event loop of the web process: 8 MB took 53 ms.
 */
export const DRAFT_UPDATE_BYTES_MAX = 4 * 1024 * 1024;
/** Maximum number of steps in the shared log of a draft. */
export const LOG_LENGTH_MAX = 200;
/** Maximum number of deleted types in the trash. */
export const TRASH_LENGTH_MAX = 100;
