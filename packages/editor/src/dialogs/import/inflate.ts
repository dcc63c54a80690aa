/** Decompresses the layers of a Tiled map. */
export async function inflate(bytes: Uint8Array, format: 'gzip' | 'deflate'): Promise<Uint8Array> {
  const packed = new Blob([bytes.slice()]).stream();
  const plain = packed.pipeThrough(new DecompressionStream(format));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
