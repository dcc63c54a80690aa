import { ApiError } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { readLogoutMessage } from './readLogoutMessage.ts';

const FALLBACK = 'Something went wrong while logging out';

function failure(status: number, message: string, errorId = 'some_error'): ApiError {
  return new ApiError(status, { status: 'error', errorId, message });
}

it.each([
  ['the server’s message', failure(429, 'Too many requests.'), 'Too many requests.'],
  ['our own text if the server sends no message', failure(500, ''), FALLBACK],
  [
    'our own text if the server was not reached',
    failure(0, 'Check your connection.', 'network_unreachable'),
    FALLBACK,
  ],
  ['our own text for other errors', new TypeError('x is not a function'), FALLBACK],
])('[ER-01:text] shows %s', (_, error, text) => expect(readLogoutMessage(error)).toBe(text));
