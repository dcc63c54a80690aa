import { unzipSync } from 'fflate';

/** Returns the files in a zip, by path. */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)));
}
