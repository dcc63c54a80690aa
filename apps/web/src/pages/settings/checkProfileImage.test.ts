import { limits } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { checkProfileImage } from './checkProfileImage.ts';

it.each([
  ['image/png', limits.IMAGE_BYTES_MAX, null],
  ['image/jpeg', 1, null],
  ['image/webp', 1, null],
  ['image/gif', 1, null],
  ['image/svg+xml', 1, 'This file is not a picture we can read. Use PNG, JPEG, WebP or GIF.'],
  ['', 1, 'This file is not a picture we can read. Use PNG, JPEG, WebP or GIF.'],
  ['image/png', limits.IMAGE_BYTES_MAX + 1, 'This picture is too large. It may have up to 4 MB.'],
  ['image/png', 0, 'This file is empty.'],
])('[RT-10:picture] judges %s of %i bytes', (type, size, problem) => {
  expect(checkProfileImage({ type, size })).toBe(problem);
});
