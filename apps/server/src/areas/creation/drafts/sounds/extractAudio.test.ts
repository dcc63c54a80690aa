import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeMp3, makeOgg, makeWav } from '../testing/makeSound.ts';
import { extractAudio } from './extractAudio.ts';

const CANARY = Buffer.from('<script>alert(1)</script>');
const SOUNDS = [
  ['wav', makeWav()],
  ['mp3', makeMp3()],
  ['ogg', makeOgg()],
] as const;

describe.each(SOUNDS)('%s', (extension, sound) => {
  it('[T8] recognizes the content and keeps the audio', () => {
    const clean = extractAudio(sound);
    expect(clean?.extension).toBe(extension);
    expect(clean?.bytes.equals(sound)).toBe(true);
  });

  it('[T8] removes data hidden behind the audio', () => {
    const clean = extractAudio(Buffer.concat([sound, CANARY]));
    expect(clean?.extension).toBe(extension);
    expect(clean?.bytes.includes(CANARY)).toBe(false);
  });

  it('[T8] returns null when the start is cut off', () => {
    expect(extractAudio(sound.subarray(0, 20))).toBeNull();
    expect(extractAudio(Buffer.concat([CANARY, sound]))).toBeNull();
  });
});

it('[T8] removes tags and comments', () => {
  const tag = Buffer.concat([
    Buffer.from('ID3\x04\x00\x00\x00\x00\x00'),
    Buffer.from([CANARY.length]),
    CANARY,
  ]);
  expect(extractAudio(Buffer.concat([tag, makeMp3()]))?.bytes.equals(makeMp3())).toBe(true);
  const list = Buffer.concat([
    Buffer.from('LIST'),
    Buffer.from([CANARY.length, 0, 0, 0]),
    CANARY,
    Buffer.alloc(1),
  ]);
  const wav = makeWav();
  const tagged = Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)]);
  expect(extractAudio(tagged)?.bytes.equals(wav)).toBe(true);
});

it('[T8] rejects an ogg page with a wrong checksum, and streams of other content', () => {
  const broken = Buffer.from(makeOgg());
  broken.writeUInt8(1, broken.length - 1);
  expect(extractAudio(broken)).toBeNull();
  expect(extractAudio(makeOgg('\x80theora'))).toBeNull();
});

it('[T8] returns a result for any bytes', () => {
  for (let round = 0; round < 500; round += 1) {
    const start = Buffer.from(['RIFF', 'OggS', 'ID3', '\xff\xfb\x90'][round % 4] ?? '', 'latin1');
    expect(() => extractAudio(Buffer.concat([start, randomBytes(round)]))).not.toThrow();
  }
});
