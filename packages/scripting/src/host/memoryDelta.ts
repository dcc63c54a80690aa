import { MEMORY_PAGES } from '../limits.ts';

/*
 * Most of the memory of scripts is the same as in a newly started machine. A snapshot stores only the blocks
 * that differ: a tenth of the memory for typical scripts, before compression.
 */

const BLOCK_WORDS = 64;
const WORD_BYTES = 4;
const HEADER_WORDS = 2;
const MEMORY_BYTES_MAX = MEMORY_PAGES * 65_536;

/**
 * Encodes the total length, then runs of blocks that differ: the index of the first word, the number of
 * words, and the words.
 */
export function encodeMemoryDelta(image: Uint8Array, memory: Uint8Array): Uint8Array {
  const before = viewWords(image);
  const after = viewWords(memory);
  const runs: (readonly [start: number, end: number])[] = [];
  let size = 1;
  for (let start = 0; start < after.length; start += BLOCK_WORDS) {
    if (isSame(before, after, start)) continue;
    const first = start;
    while (start < after.length && !isSame(before, after, start)) start += BLOCK_WORDS;
    const end = Math.min(start, after.length);
    runs.push([first, end]);
    size += HEADER_WORDS + end - first;
  }
  const delta = new Uint32Array(size);
  delta[0] = after.length;
  let at = 1;
  for (const [start, end] of runs) {
    delta.set([start, end - start], at);
    delta.set(after.subarray(start, end), at + HEADER_WORDS);
    at += HEADER_WORDS + end - start;
  }
  return new Uint8Array(delta.buffer);
}

export function decodeMemoryDelta(image: Uint8Array, delta: Uint8Array): Uint8Array {
  // Copied, because received bytes may be unaligned.
  const words = viewWords(delta.slice());
  const length = words[0] ?? 0;
  if (length * WORD_BYTES > MEMORY_BYTES_MAX) throw new Error('These bytes are not the memory of scripts.');
  const memory = new Uint32Array(length);
  memory.set(viewWords(image).subarray(0, length));
  for (let at = 1; at < words.length;) {
    const start = words[at]!;
    const count = words[at + 1] ?? 0;
    const run = words.subarray(at + HEADER_WORDS, at + HEADER_WORDS + count);
    if (count === 0 || run.length < count || start + count > length)
      throw new Error('These bytes are not the memory of scripts.');
    memory.set(run, start);
    at += HEADER_WORDS + count;
  }
  return new Uint8Array(memory.buffer);
}

/** Whether a block is the same in both. Memory beyond the end of the image was zero before. */
function isSame(before: Uint32Array, after: Uint32Array, start: number): boolean {
  const end = Math.min(start + BLOCK_WORDS, after.length);
  for (let at = start; at < end; at += 1) if (after[at] !== (before[at] ?? 0)) return false;
  return true;
}

function viewWords(bytes: Uint8Array): Uint32Array {
  if (bytes.length % WORD_BYTES !== 0) throw new Error('These bytes are not the memory of scripts.');
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / WORD_BYTES);
}
