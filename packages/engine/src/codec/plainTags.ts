/** Tags in the bytes of plain data. Their numbers never change. */
export const plainTags = {
  nothing: 0,
  yes: 1,
  no: 2,
  count: 3,
  number: 4,
  ascii: 5,
  text: 6,
  list: 7,
  /** Key by key; no longer written. */
  record: 8,
  bytes: 9,
  words: 10,
  doubles: 11,
  /** A text that appeared before, by its number. */
  textAgain: 12,
  /** A record that begins with its keys, which get the next number. */
  shape: 13,
  /** The same without a number. */
  shapeOnce: 14,
  /** A record with keys that appeared before, by their number. */
  shapeAgain: 15,
} as const;

/** How many texts get a number. Both sides count, so another limit would be another format. */
export const REPEATED_TEXTS_MAX = 4096;
/** Longer texts get no number, because the writer would have to retain them. */
export const REPEATED_TEXT_LENGTH_MAX = 64;
export const REPEATED_SHAPES_MAX = 256;
