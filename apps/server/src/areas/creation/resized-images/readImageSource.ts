import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isStoredFileName } from '../../../files/computeFileName.ts';
import type { FileStore } from '../../../files/FileStore.ts';

/** Images that belong to the site itself. */
const SITE_IMAGE =
  /^\/(?:art|blog)\/(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*\.(?:png|jpe?g|webp|gif)$/i;
const UPLOAD = '/files/';

interface ImageSources {
  /** Folder of the built site. */
  siteRoot: string;
  files: FileStore;
  uiOrigin: string;
}

/** Reads the bytes of an image of the site or an upload. Returns null for any other address. */
export async function readImageSource(
  { siteRoot, files, uiOrigin }: ImageSources,
  src: string,
): Promise<Uint8Array | null> {
  if (SITE_IMAGE.test(src)) return readInside(siteRoot, src);
  const path = src.startsWith(uiOrigin) ? src.slice(uiOrigin.length) : src;
  const name = path.startsWith(UPLOAD) ? path.slice(UPLOAD.length) : path;
  return isStoredFileName(name) ? files.read(name) : null;
}

/** Reads a file inside a folder. Checks the resolved path, because a symbolic link may lead out of the folder. */
async function readInside(root: string, path: string): Promise<Uint8Array | null> {
  try {
    const file = await realpath(join(root, path));
    return file.startsWith((await realpath(root)) + sep) ? await readFile(file) : null;
  } catch {
    return null;
  }
}
