const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FORMAT_BYTES_MIN = 16;
const FORMAT_BYTES_MAX = 40;
/** Integers, floats, and the extensible form of both. */
const FORMATS = new Set([1, 3, 0xfffe]);
const CHANNELS_MAX = 8;
const RATE_MAX = 192_000;

/** Writes a new RIFF file with only the format and the samples. */
export function extractWavAudio(bytes: Buffer): Buffer | null {
  if (readName(bytes, 0) !== 'RIFF' || readName(bytes, 8) !== 'WAVE') return null;
  const chunks = new Map<string, Buffer>();
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length;) {
    const name = readName(bytes, at);
    const start = at + CHUNK_HEADER_BYTES;
    const end = Math.min(start + bytes.readUInt32LE(at + 4), bytes.length);
    if (!chunks.has(name)) chunks.set(name, bytes.subarray(start, end));
    // Samples come after their format. Anything after them is dropped.
    if (name === 'data') break;
    at = end + ((end - start) % 2);
  }
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  return format && data && data.length > 0 && isFormat(format) ? writeWav(format, data) : null;
}

function isFormat(format: Buffer): boolean {
  if (format.length < FORMAT_BYTES_MIN || format.length > FORMAT_BYTES_MAX) return false;
  const [kind, channels, rate] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt32LE(4)];
  return FORMATS.has(kind) && channels >= 1 && channels <= CHANNELS_MAX && rate >= 1 && rate <= RATE_MAX;
}

function writeWav(format: Buffer, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    chunkHeader('fmt ', format.length),
    format,
    chunkHeader('data', data.length),
    data,
    padding,
  ]);
  return Buffer.concat([chunkHeader('RIFF', body.length), body]);
}

function chunkHeader(name: string, length: number): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES);
  header.write(name, 'latin1');
  header.writeUInt32LE(length, 4);
  return header;
}

function readName(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
