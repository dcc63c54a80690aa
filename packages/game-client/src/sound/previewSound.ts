// Packages that import this file need the types of ZzFX, but their declaration file is not a module to import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./zzfx.d.ts" />
import type { Game } from '@playloom/game-format';

const FULL = { music: 100, effects: 100, isMuted: false };

/** Plays one sound the way players hear it. Call it in a click handler. Returns a function that stops the sound. */
export async function previewSound(
  game: Pick<Game, 'assets' | 'types'>,
  id: string,
  assetUrl: (file: string) => string,
): Promise<() => void> {
  // Imported on demand, because importing the synthesizer already opens an audio device.
  const [{ createSoundPlayer }, { ZZFX }] = await Promise.all([
    import('./createSoundPlayer.ts'),
    import('zzfx'),
  ]);
  await ZZFX.audioContext.resume();
  const player = createSoundPlayer(game as Game, assetUrl);
  player.setVolumes(FULL);
  if (game.types.sounds[id]?.isMusic) player.setMusic(id);
  else player.play(id, null);
  return () => {
    player.setMusic(null);
    player.setVolumes({ ...FULL, isMuted: true });
  };
}
