import {
  isSafeExportPath,
  EXPORT_PATH_MAX,
} from './isSafeExportPath.ts'; /** The files of an export by their path in the zip. Text is encoded when it is packed. */
export type ExportFiles = Map<string, Uint8Array | string>;

/** The only way to add a file to an export. Throws for a path that would leave the target folder. */
export function addExportFile(files: ExportFiles, path: string, content: Uint8Array | string): void {
  if (!isSafeExportPath(path))
    throw new Error(`${JSON.stringify(path.slice(0, EXPORT_PATH_MAX))} is not a valid file name.`);
  const lower = path.toLowerCase();
  // Case-insensitive file systems would lose one of the two files.
  if ([...files.keys()].some((other) => other.toLowerCase() === lower))
    throw new Error(`${path} is in the export twice.`);
  files.set(path, content);
}
