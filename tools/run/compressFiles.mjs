import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS_AND_CODE = /\.(?:css|html|ico|js|json|svg|wasm|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const BYTES_MIN = 1024;

const compressors = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `x.js.br` and `x.js.gz` beside each compressible file `x.js` of a folder, at the best level. The best level is
 * slow, so files that have not changed since the last call are copied from the cache.
 */
export async function compressFiles(folder, cache) {
  await mkdir(cache, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS_AND_CODE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const used = (await Promise.all(files.map((file) => compressFile(file, cache)))).flat();
  await removeOthers(cache, new Set(used));
}

/** Returns the names of the files in the cache that it used. */
async function compressFile(file, cache) {
  const bytes = await readFile(file);
  if (bytes.length < BYTES_MIN) return [];
  const hash = createHash('sha256').update(bytes).digest('hex');
  return Promise.all(
    Object.entries(compressors).map(async ([extension, compress]) => {
      const name = `${hash}.${extension}`;
      const cached = path.join(cache, name);
      const target = `${file}.${extension}`;
      if (
        await copyFile(cached, target).then(
          () => true,
          () => false,
        )
      )
        return name;
      await writeFile(target, await compress(bytes));
      // Renamed when complete, so that a build that was stopped leaves no half of a file under this name.
      const part = `${cached}.${randomUUID()}`;
      await copyFile(target, part);
      await rename(part, cached);
      return name;
    }),
  );
}

async function removeOthers(cache, used) {
  const old = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(old.map((name) => rm(path.join(cache, name), { force: true })));
}
