/** An error with a message for the player. */
export class ExportPlayError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExportPlayError';
  }
}
