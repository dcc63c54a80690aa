/** WebSocket close codes that editors receive along with a reason text. */
export const editorCloseCodes = {
  /** The server restarts, so the editor should reconnect in a moment. */
  restarting: 1012,
  ended: 4403,
  flood: 4429,
  'bad-message': 4400,
} as const;
