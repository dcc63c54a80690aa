const TAG_HEADER_BYTES = 10;
const FRAME_HEADER_BYTES = 4;
/** With fewer consecutive frames, the match could be a coincidence. */
const FRAMES_MIN = 4;

/** Kilobits per second, by index: MPEG 1 layer III, then MPEG 2 and 2.5. */
const BITRATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = [44_100, 48_000, 32_000];

/** Returns the consecutive layer III frames from the start, without tags, or null when there are too few. */
export function extractMp3Audio(bytes: Buffer): Buffer | null {
  const frames: Buffer[] = [];
  for (let at = skipTag(bytes); ;) {
    const length = readFrameLength(bytes, at);
    if (length === null || at + length > bytes.length) break;
    frames.push(bytes.subarray(at, at + length));
    at += length;
  }
  return frames.length >= FRAMES_MIN ? Buffer.concat(frames) : null;
}

function skipTag(bytes: Buffer): number {
  if (bytes.length < TAG_HEADER_BYTES || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.readUInt8(at) & 0x7f), 0);
  return TAG_HEADER_BYTES + length;
}

function readFrameLength(bytes: Buffer, at: number): number | null {
  if (at + FRAME_HEADER_BYTES > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const isFrame = header >>> 21 === 0x7ff && version !== 1 && ((header >>> 17) & 3) === 1;
  if (!isFrame) return null;
  const isFirst = version === 3;
  const bitrate = BITRATES[isFirst ? 1 : 2][(header >>> 12) & 15];
  const rate = RATES[(header >>> 10) & 3];
  if (!bitrate || rate === undefined) return null;
  const divisor = { 3: 1, 2: 2, 0: 4 }[version] ?? 1;
  const padding = (header >>> 9) & 1;
  return Math.floor(((isFirst ? 144 : 72) * bitrate * 1000) / (rate / divisor)) + padding;
}
