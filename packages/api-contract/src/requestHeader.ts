// Separate from the client, so that pages can import the name without the validator.

/** Sent with state-changing calls: a page of another site cannot set this header without our permission. */
export const REQUEST_HEADER = 'x-playloom';
/**
 * Value of that header from a page inside the frame of another site; a login there gets fewer permissions.
 */
export const FRAMED = 'framed';
