// Apart from the client: pages import the name without loading the validator.

/** Unsafe calls carry this header: a foreign page cannot send it without our permission. */
export const REQUEST_HEADER = 'x-playloom';
/** The value of that header from a page that another site frames: whoever signs in there gets lesser rights. */
export const FRAMED = 'framed';
