/** Why the server closed an editing socket, beside its reason. */
export const editorCloseCodes = {
  /** Another process is there in a moment. */
  restarting: 1012,
  ended: 4403,
  flood: 4429,
  'bad-message': 4400,
} as const;
