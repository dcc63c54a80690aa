import type { ErrorBody } from './envelope.ts';

export class ApiError extends Error {
  readonly body: ErrorBody;
  readonly status: number;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /**
   * The server and the pages are bundled separately, each with its own copy of this class. `instanceof` compares the
   * name, so that it accepts errors of either copy.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Error[Symbol.hasInstance](value) && (value as Error).name === 'ApiError';
  }
}
