// Separate from the client, so that pages can import the name without the validator.

/**
 * Sent with state-changing calls to prevent CSRF: pages of other sites cannot set this header without our permission.
 */
export const CSRF_HEADER = 'x-playloom';
/** Value of that header in calls from a page that is embedded in another site. A login there gets fewer permissions. */
export const EMBEDDED_PAGE_HEADER_VALUE = 'framed';
