/** Close codes of editor sockets, in addition to the reason text. */
export const editorCloseCodes = {
  /** Another process takes over in a moment. */
  restarting: 1012,
  ended: 4403,
  flood: 4429,
  'bad-message': 4400,
} as const;
