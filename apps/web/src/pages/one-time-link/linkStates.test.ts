import { expect, it } from 'vitest';
import { readInvalidLinkReason } from './linkStates.ts';

it.each([
  ['link_used', 'used'],
  ['link_expired', 'expired'],
  ['link_unknown', 'unknown'],
  ['too_many_requests', null],
  [undefined, null],
])('reads %s as %s', (errorId, state) => expect(readInvalidLinkReason(errorId)).toBe(state));
