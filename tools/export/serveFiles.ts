import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const IS_TEXT = /^text\//;

export interface ServedFiles {
  /** URL of the folder that contains `index.html`. */
  readonly url: string;
  /** Requested files in order, with the number of bytes sent. */
  readonly served: readonly { readonly path: string; readonly bytes: number }[];
  close(): void;
}

/** Serves the files in a subfolder, like a simple static host. Text files are compressed. */
export async function serveFiles(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Promise<ServedFiles> {
  const served: { path: string; bytes: number }[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const name = path.startsWith(folder) ? path.slice(folder.length) || 'index.html' : '';
    const body = files.get(name);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const sent = IS_TEXT.test(type) ? gzipSync(body) : body;
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'max-age=600',
      ...(sent === body ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(sent);
    served.push({ path: name, bytes: sent.length });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://games.localhost:${(server.address() as AddressInfo).port}${folder}index.html`,
    served,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
