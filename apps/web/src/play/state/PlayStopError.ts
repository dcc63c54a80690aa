import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';

/** Why playing stopped, as an id and a text. */
export class PlayStopError extends Error {
  readonly id: string;
  constructor(id: string, text = '') {
    super(text);
    this.name = 'PlayStopError';
    this.id = id;
  }
}

/** Converts any error, with the server's message if there is one. */
export function toPlayStopError(error: unknown): PlayStopError {
  if (error instanceof PlayStopError) return error;
  const { errorId, message } = toErrorBody(error);
  return new PlayStopError(errorId, message);
}
