import { limits } from '@playloom/api-contract';

export const PROFILE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MEGABYTE = 1024 * 1024;

/** Why a chosen file cannot be a profile picture; the server looks inside, this saves the way there. */
export function checkProfileImage({ type, size }: { type: string; size: number }): string | null {
  if (!PROFILE_IMAGE_TYPES.includes(type))
    return 'This file is not a picture we can read. Use PNG, JPEG, WebP or GIF.';
  if (size > limits.IMAGE_BYTES_MAX)
    return `This picture is too large. It may have up to ${limits.IMAGE_BYTES_MAX / MEGABYTE} MB.`;
  return size === 0 ? 'This file is empty.' : null;
}
