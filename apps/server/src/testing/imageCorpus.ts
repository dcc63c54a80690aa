import { gzipSync } from 'node:zlib';
import { apiLimits } from '@playloom/api-contract';
import sharp from 'sharp';
import { createPngChunk, makePng } from './makePng.ts';

/** Contained in every malicious file. It must not appear in anything that we store or serve. */
export const CANARY = 'playloomCanary';
const SCRIPT = `<script>alert('${CANARY}')</script>`;
const NOT_READABLE = 'picture_not_readable';

export interface CorpusFile {
  name: string;
  bytes: Buffer;
  /** `accepted`, or the id of the error. */
  expected: string;
  /** The content type that the uploader declares. */
  type?: string;
}

/** Generates image files of the kinds that users and attackers upload, in memory. */
export async function makeImageCorpus(): Promise<CorpusFile[]> {
  const images = await makeImages();
  return [
    ...accept(images),
    ...makePolyglots(images),
    ...makeBroken(images),
    ...makeBombs(),
    ...makeOtherKinds(),
  ];
}

type CorpusImages = Awaited<ReturnType<typeof makeImages>>;

async function makeImages() {
  const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({
      create: {
        width,
        height,
        channels,
        background: '#62b6ff',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    });
  const frame = (color: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer();
  const animation = sharp(await Promise.all(['#f00', '#0f0', '#00f'].map(frame)), {
    join: { animated: true },
  });
  return {
    'photo.jpg': await noise(1200, 800).jpeg({ quality: 90 }).toBuffer(),
    'turned.jpg': await noise(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'progressive.jpg': await noise(300, 200).jpeg({ progressive: true }).toBuffer(),
    'cmyk.jpg': await noise(64, 64).toColourspace('cmyk').jpeg().toBuffer(),
    'grey.jpg': await noise(64, 64).greyscale().jpeg().toBuffer(),
    'located.jpg': await noise(64, 64)
      .withExif({ IFD0: { Artist: CANARY }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer(),
    'plain.png': await noise(640, 480).png().toBuffer(),
    'see-through.png': await noise(64, 64, 4).png().toBuffer(),
    'palette.png': await noise(64, 64).png({ palette: true }).toBuffer(),
    'tiny.png': makePng({ width: 1, height: 1 }),
    'long.png': makePng({ width: 4000, height: 3 }),
    'photo.webp': await noise(640, 480).webp().toBuffer(),
    'lossless.webp': await noise(64, 64, 4).webp({ lossless: true }).toBuffer(),
    'moving.webp': await animation.clone().webp().toBuffer(),
    'still.gif': await noise(64, 64).gif().toBuffer(),
    'moving.gif': await animation.clone().gif().toBuffer(),
    'large.jpg': await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer(),
  };
}

function accept(images: CorpusImages): CorpusFile[] {
  return Object.entries(images).map(([name, bytes]) => ({ name, bytes, expected: 'accepted' }));
}

/**
 * Creates valid images with other content hidden inside. They may be accepted, but the hidden content must not be
 * served.
 */
function makePolyglots(images: CorpusImages): CorpusFile[] {
  const png = images['see-through.png'];
  const jpeg = images['grey.jpg'];
  const gif = images['still.gif'];
  const comment = Buffer.from(SCRIPT);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  const text = createPngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`));
  const zip = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    comment,
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18),
  ]);
  const gifComment = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])]);
  const gifHead = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const file = (name: string, parts: Buffer[], type?: string): CorpusFile => ({
    name,
    bytes: Buffer.concat(parts),
    expected: 'accepted',
    ...(type ? { type } : {}),
  });
  return [
    file('jpeg-html-comment.jpg', [jpeg.subarray(0, 2), segment, jpeg.subarray(2)]),
    file('jpeg-html-tail.html', [jpeg, comment], 'text/html'),
    file('jpeg-php-tail.php', [jpeg, Buffer.from(`<?php system('${CANARY}') ?>`)], 'application/x-php'),
    file('png-html-chunk.png', [png.subarray(0, 33), text, png.subarray(33)]),
    file('png-zip-tail.png', [png, zip]),
    file('png-js-tail.js', [png, Buffer.from(`;${CANARY}()`)], 'text/javascript'),
    file('gif-js.js', [gif, Buffer.from(`*/=1;${CANARY}()//`)], 'text/javascript'),
    file('gif-html-comment.gif', [gif.subarray(0, gifHead), gifComment, gif.subarray(gifHead)]),
    file('webp-html-tail.webp', [images['lossless.webp'], comment]),
    file('wrong-name.png', [jpeg], 'image/png'),
    file('no-type', [png], 'application/octet-stream'),
    file('claims-svg.svg', [png], 'image/svg+xml'),
  ];
}

function makeBroken(images: CorpusImages): CorpusFile[] {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const flipped = Buffer.from(images['plain.png']);
  flipped.fill(0x55, 200, 260);
  const expectRejection = (name: string, bytes: Buffer, expected = NOT_READABLE): CorpusFile => ({
    name,
    bytes,
    expected,
  });
  return [
    expectRejection('half.jpg', half(images['photo.jpg'])),
    expectRejection('half.png', half(images['plain.png'])),
    expectRejection('half.webp', half(images['photo.webp'])),
    expectRejection('half.gif', half(images['still.gif'])),
    expectRejection('flipped.png', flipped),
    expectRejection('head-only.png', images['plain.png'].subarray(0, 33)),
    expectRejection('magic-only.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
    expectRejection('fewer-rows.png', makePng({ width: 64, height: 64, rows: 3 })),
    expectRejection('no-width.png', makePng({ width: 0, height: 64, rows: 1 })),
    expectRejection('gif-js-header.gif', Buffer.from(`GIF89a=/*${CANARY}*/1;alert(1)`)),
    expectRejection('html-with-png-later.png', Buffer.concat([Buffer.from(SCRIPT), images['plain.png']])),
    expectRejection('empty.png', Buffer.alloc(0), 'picture_missing'),
  ];
}

function makeBombs(): CorpusFile[] {
  const bomb = (name: string, bytes: Buffer): CorpusFile => ({ name, bytes, expected: 'picture_too_large' });
  return [
    bomb('bomb-14000.png', makePng({ width: 14_000, height: 14_000 })),
    bomb('bomb-claimed.png', makePng({ width: 60_000, height: 60_000, rows: 1 })),
    bomb('bomb-wide.png', makePng({ width: 1_000_000, height: 17 })),
    bomb(
      'too-many-bytes.png',
      Buffer.concat([makePng({ width: 1, height: 1 }), Buffer.alloc(apiLimits.IMAGE_BYTES_MAX)]),
    ),
  ];
}

/** Creates files that are not supported images. */
function makeOtherKinds(): CorpusFile[] {
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);
  const ftyp = (brand: string) =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
      Buffer.alloc(64),
    ]);
  const files: Record<string, Buffer> = {
    'script.svg': svg(SCRIPT),
    'declared.svg': Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg(SCRIPT)]),
    'foreign.svg': svg(`<foreignObject><body onload="${CANARY}()"/></foreignObject>`),
    'loop.svg': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#a"/></g>'),
    'entities.svg': Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
    'packed.svgz': gzipSync(svg(SCRIPT)),
    'page.html': Buffer.from(`<!doctype html>${SCRIPT}`),
    'code.js': Buffer.from(`alert('${CANARY}')`),
    'notes.txt': Buffer.from('just words'),
    'paper.pdf': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    'old.bmp': Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
    'scan.tiff': Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(100)]),
    'photo.heic': ftyp('heic'),
    'photo.avif': ftyp('avif'),
    'small.ico': Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)]),
    'draw.psd': Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(100)]),
    'archive.zip': Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)]),
    'program.exe': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
    'song.mp3': Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(100), Buffer.from(SCRIPT)]),
    'zeros.bin': Buffer.alloc(4096),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, expected: NOT_READABLE }));
}
