/** What follows in the bytes of plain data. Numbers once given stay. */
export const tags = {
  nothing: 0,
  yes: 1,
  no: 2,
  count: 3,
  number: 4,
  ascii: 5,
  text: 6,
  list: 7,
  record: 8,
  bytes: 9,
  words: 10,
  doubles: 11,
} as const;
