import { readProblem } from '../forms/readProblem.ts';

/** Why somebody does not play on. */
export class PlayStop extends Error {
  readonly id: string;
  constructor(id: string, text = '') {
    super(text);
    this.name = 'PlayStop';
    this.id = id;
  }
}

/** The words of the server where it spoke. */
export function toPlayStop(error: unknown): PlayStop {
  if (error instanceof PlayStop) return error;
  const { errorId, message } = readProblem(error);
  return new PlayStop(errorId, message);
}
