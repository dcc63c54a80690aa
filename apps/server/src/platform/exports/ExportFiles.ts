/** What goes into an export, by its path in the zip. Texts are encoded where they are packed. */
export type ExportFiles = Map<string, Uint8Array | string>;

/** Longer ones cannot be unpacked everywhere. */
export const EXPORT_PATH_MAX = 200;

/** Letters that mean the same on every disk, and no name that is hidden or climbs. */
const PART = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/;
/** Windows takes these for devices, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The only way into an export. A name that would leave the folder it is unpacked to is a fault, not a file. */
export function addExportFile(files: ExportFiles, path: string, content: Uint8Array | string): void {
  if (!isSafePath(path))
    throw new Error(`${JSON.stringify(path.slice(0, EXPORT_PATH_MAX))} is no name for a file.`);
  const lower = path.toLowerCase();
  // Disks that take both for one would lose one of them.
  if ([...files.keys()].some((other) => other.toLowerCase() === lower))
    throw new Error(`${path} is in the export twice.`);
  files.set(path, content);
}

export function isSafePath(path: string): boolean {
  if (path.length > EXPORT_PATH_MAX) return false;
  return path.split('/').every((part) => PART.test(part) && !part.includes('..') && !DEVICE.test(part));
}
