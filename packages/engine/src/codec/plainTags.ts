/**
 * Tags for the type of each value in encoded plain data. Stored data contains these numbers, so they must never
 * change.
 */
export const plainTags = {
  nothing: 0,
  yes: 1,
  no: 2,
  count: 3,
  number: 4,
  ascii: 5,
  text: 6,
  list: 7,
  /** A record in which each value follows its key. Still read, but no longer written. */
  record: 8,
  bytes: 9,
  words: 10,
  doubles: 11,
  /** A text that was written before, as its index. */
  textAgain: 12,
  /** A record that starts with its list of keys. The list gets the next index. */
  shape: 13,
  /** A record that starts with its list of keys. The list gets no index, because there are too many already. */
  shapeOnce: 14,
  /** A record whose list of keys was written before. It starts with the index of that list. */
  shapeAgain: 15,
} as const;

/** How many texts get an index. The reader counts them too, so changing this limit changes the format. */
export const REPEATED_TEXTS_MAX = 4096;
/** Longer texts get no index, because the writer would have to keep them in memory. */
export const REPEATED_TEXT_LENGTH_MAX = 64;
export const REPEATED_SHAPES_MAX = 256;
