import { expect, it } from 'vitest';
import { escapeMalformedUrl } from './escapeMalformedUrl.ts';

it.each([
  ['/play/%E0%A4%A', '/play/%25E0%25A4%25A'],
  ['/%zz?next=%zz', '/%25zz?next=%zz'],
  ['/play/caf%C3%A9?a=%zz', '/play/caf%C3%A9?a=%zz'],
  ['/api/v1/%zz', '/api/v1/%zz'],
  ['*', '*'],
])('turns %s into %s', (url, expected) => {
  expect(escapeMalformedUrl({ url })).toBe(expected);
});
