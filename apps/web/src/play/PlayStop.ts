import { readProblem } from '../forms/readProblem.ts';

/** Why playing stopped, as an id and a text. */
export class PlayStop extends Error {
  readonly id: string;
  constructor(id: string, text = '') {
    super(text);
    this.name = 'PlayStop';
    this.id = id;
  }
}

/** Converts any error, with the server's message if there is one. */
export function toPlayStop(error: unknown): PlayStop {
  if (error instanceof PlayStop) return error;
  const { errorId, message } = readProblem(error);
  return new PlayStop(errorId, message);
}
