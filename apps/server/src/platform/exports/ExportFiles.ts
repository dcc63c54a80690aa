/** The files of an export by their path in the zip. Text is encoded when it is packed. */
export type ExportFiles = Map<string, Uint8Array | string>;

/** Longer paths cannot be unpacked on every system. */
const EXPORT_PATH_MAX = 200;

/** Characters that work on every file system. Excludes hidden files and `..`. */
const PART = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/;
/** Windows treats these as devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The only way to add a file to an export. Throws for a path that would leave the target folder. */
export function addExportFile(files: ExportFiles, path: string, content: Uint8Array | string): void {
  if (!isSafePath(path))
    throw new Error(`${JSON.stringify(path.slice(0, EXPORT_PATH_MAX))} is not a valid file name.`);
  const lower = path.toLowerCase();
  // Case-insensitive file systems would lose one of the two files.
  if ([...files.keys()].some((other) => other.toLowerCase() === lower))
    throw new Error(`${path} is in the export twice.`);
  files.set(path, content);
}

export function isSafePath(path: string): boolean {
  if (path.length > EXPORT_PATH_MAX) return false;
  return path.split('/').every((part) => PART.test(part) && !part.includes('..') && !DEVICE.test(part));
}
