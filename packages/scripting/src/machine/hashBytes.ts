const PRIMES = [16_777_619, 2_246_822_519];
const SEEDS = [2_166_136_261, 374_761_393];

/**
 * Computes a hash that detects accidental differences of memory. It is not resistant to crafted collisions.
 */
export function hashBytes(bytes: Uint8Array): string {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  return PRIMES.map((prime, index) => {
    let hash = SEEDS[index]!;
    for (const word of words) hash = Math.imul(hash ^ word, prime);
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
