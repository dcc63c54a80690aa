import { apiLimits } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { checkProfileImage } from './checkProfileImage.ts';

it.each([
  ['image/png', apiLimits.IMAGE_BYTES_MAX, null],
  ['image/jpeg', 1, null],
  ['image/webp', 1, null],
  ['image/gif', 1, null],
  ['image/svg+xml', 1, 'We can’t read this file. Use a PNG, JPEG, WebP, or GIF image.'],
  ['', 1, 'We can’t read this file. Use a PNG, JPEG, WebP, or GIF image.'],
  ['image/png', apiLimits.IMAGE_BYTES_MAX + 1, 'This image is too large. The limit is 4 MB.'],
  ['image/png', 0, 'This file is empty.'],
])('[RT-10:image] checks %s of %i bytes', (type, size, problem) => {
  expect(checkProfileImage({ type, size })).toBe(problem);
});
