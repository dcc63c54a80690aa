import { apiLimits } from '@playloom/api-contract';

export const PROFILE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MEGABYTE = 1024 * 1024;

/**
 * Checks type and size of a file before upload. Returns an error message or null. The server checks the content too.
 */
export function checkProfileImage({ type, size }: { type: string; size: number }): string | null {
  if (!PROFILE_IMAGE_TYPES.includes(type))
    return 'We can’t read this file. Use a PNG, JPEG, WebP, or GIF image.';
  if (size > apiLimits.IMAGE_BYTES_MAX)
    return `This image is too large. The limit is ${apiLimits.IMAGE_BYTES_MAX / MEGABYTE} MB.`;
  return size === 0 ? 'This file is empty.' : null;
}
