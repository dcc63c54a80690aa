/** Longer paths cannot be unpacked on every system. */
export const EXPORT_PATH_MAX = 200;

/** Characters that work on every file system. Excludes hidden files and `..`. */
const PART = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/;

/** Windows treats these as devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

export function isSafeExportPath(path: string): boolean {
  if (path.length > EXPORT_PATH_MAX) return false;
  return path.split('/').every((part) => PART.test(part) && !part.includes('..') && !DEVICE.test(part));
}
