const RATE = 8000;

/** Creates a short WAV file. 400 samples last 50 milliseconds. */
export function makeWav(samples = 400): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples, 40);
  return Buffer.concat([header, Buffer.alloc(samples, 128)]);
}

/** Creates frames of 128 kilobits per second at 44100 Hz, which are 417 bytes long. */
export function makeMp3(frames = 6): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** Creates a stream that declares its codec and has one page of data. */
export function makeOgg(codec = '\x01vorbis'): Buffer {
  const first = Buffer.concat([Buffer.from(codec, 'latin1'), Buffer.alloc(23)]);
  return Buffer.concat([makePage(first, 2, 0), makePage(Buffer.alloc(100, 7), 4, 1)]);
}

function makePage(body: Buffer, flags: number, number: number): Buffer {
  const page = Buffer.concat([Buffer.alloc(28), body]);
  page.write('OggS', 0, 'latin1');
  page.writeUInt8(flags, 5);
  page.writeUInt32LE(99, 14);
  page.writeUInt32LE(number, 18);
  page.writeUInt8(1, 26);
  page.writeUInt8(body.length, 27);
  page.writeUInt32LE(checksum(page), 22);
  return page;
}

/** Computed bit by bit, while the code under test uses a table. */
function checksum(page: Buffer): number {
  let sum = 0n;
  for (const byte of page) {
    sum ^= BigInt(byte) << 24n;
    for (let bit = 0; bit < 8; bit += 1)
      sum = (sum & 0x80000000n) === 0n ? sum << 1n : ((sum << 1n) ^ 0x04c11db7n) & 0xffffffffn;
  }
  return Number(sum & 0xffffffffn);
}
