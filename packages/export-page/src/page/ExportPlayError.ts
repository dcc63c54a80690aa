/** Why nobody plays, in words for the player. */
export class ExportPlayError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExportPlayError';
  }
}
