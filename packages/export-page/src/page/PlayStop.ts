/** Why nobody plays, in words for the player. */
export class PlayStop extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PlayStop';
  }
}
