/** How long the seat of a lost connection is reserved. */
export const RESUME_SECONDS = 10;

/** A client with more bytes than this waiting in its socket is skipped until it has caught up. */
export const CREDIT_BYTES_MAX = 64 * 1024;
/** A client with more bytes than this waiting in its socket is closed. */
export const WAITING_BYTES_MAX = 1024 * 1024;
