import { cleanMp3 } from './cleanMp3.ts';
import { cleanOgg } from './cleanOgg.ts';
import { cleanWav } from './cleanWav.ts';

interface CleanSound {
  bytes: Buffer;
  extension: 'wav' | 'mp3' | 'ogg';
  contentType: string;
}

/**
 * Returns only the audio in the bytes. Tags, comments and data hidden before or after it are removed. Returns null when
 * the bytes are not valid audio.
 */
export function cleanSound(bytes: Buffer): CleanSound | null {
  const wav = cleanWav(bytes);
  if (wav) return { bytes: wav, extension: 'wav', contentType: 'audio/wav' };
  const ogg = cleanOgg(bytes);
  if (ogg) return { bytes: ogg, extension: 'ogg', contentType: 'audio/ogg' };
  const mp3 = cleanMp3(bytes);
  return mp3 && { bytes: mp3, extension: 'mp3', contentType: 'audio/mpeg' };
}
