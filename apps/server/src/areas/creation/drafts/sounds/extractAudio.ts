import { extractMp3Audio } from './extractMp3Audio.ts';
import { extractOggAudio } from './extractOggAudio.ts';
import { extractWavAudio } from './extractWavAudio.ts';

interface CleanSound {
  bytes: Buffer;
  extension: 'wav' | 'mp3' | 'ogg';
  contentType: string;
}

/**
 * Returns only the audio in the bytes. Tags, comments and data hidden before or after it are removed. Returns null when
 * the bytes are not valid audio.
 */
export function extractAudio(bytes: Buffer): CleanSound | null {
  const wav = extractWavAudio(bytes);
  if (wav) return { bytes: wav, extension: 'wav', contentType: 'audio/wav' };
  const ogg = extractOggAudio(bytes);
  if (ogg) return { bytes: ogg, extension: 'ogg', contentType: 'audio/ogg' };
  const mp3 = extractMp3Audio(bytes);
  return mp3 && { bytes: mp3, extension: 'mp3', contentType: 'audio/mpeg' };
}
