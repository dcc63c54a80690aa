import { unzipSync } from 'fflate';

/** The files in a zip, by path. */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)));
}
