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
}
