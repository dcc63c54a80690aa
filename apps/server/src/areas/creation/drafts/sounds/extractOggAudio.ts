const PAGE_HEADER_BYTES = 27;
const PAGES_MIN = 2;
const CODECS = ['\x01vorbis', 'OpusHead'];
/** Flag in the header of the last page. */
const ENDS = 4;
const POLYNOMIAL = 0x04c11db7;

/** Returns the pages of the first stream after verifying their checksums, or null when it is not an audio stream. */
export function extractOggAudio(bytes: Buffer): Buffer | null {
  const pages: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const page = readPage(bytes, at);
    if (!page || !isRight(page)) break;
    if (pages[0] && page.readUInt32LE(14) !== pages[0].readUInt32LE(14)) break;
    pages.push(page);
    at += page.length;
    if ((page.readUInt8(5) & ENDS) !== 0) break;
  }
  const [first] = pages;
  if (!first || pages.length < PAGES_MIN) return null;
  const start = bodyOf(first).toString('latin1', 0, 8);
  return CODECS.some((codec) => start.startsWith(codec)) ? Buffer.concat(pages) : null;
}

function readPage(bytes: Buffer, at: number): Buffer | null {
  if (bytes.toString('latin1', at, at + 4) !== 'OggS' || at + PAGE_HEADER_BYTES > bytes.length) return null;
  const segments = bytes.readUInt8(at + 26);
  const start = at + PAGE_HEADER_BYTES + segments;
  if (start > bytes.length) return null;
  let end = start;
  for (let segment = 0; segment < segments; segment += 1)
    end += bytes.readUInt8(at + PAGE_HEADER_BYTES + segment);
  return end <= bytes.length ? bytes.subarray(at, end) : null;
}

function bodyOf(page: Buffer): Buffer {
  return page.subarray(PAGE_HEADER_BYTES + page.readUInt8(26));
}

/** Verifies the checksum of a page, which is computed with the checksum field set to zero. */
function isRight(page: Buffer): boolean {
  let sum = 0;
  for (let at = 0; at < page.length; at += 1) {
    const byte = at >= 22 && at < 26 ? 0 : (page[at] ?? 0);
    sum = ((sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  }
  return sum === page.readUInt32LE(22);
}

const TABLE = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ POLYNOMIAL : value << 1;
  return value >>> 0;
});
