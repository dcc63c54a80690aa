// Those who import this do not have the declaration in their own list of files, and it is no module to import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./zzfx.d.ts" />
import type { Game } from '@playloom/game-format';

const FULL = { music: 100, effects: 100, isMuted: false };

/** Plays one sound of a game by itself, as players hear it; what is given back ends it. Call it from a click. */
export async function previewSound(
  game: Pick<Game, 'assets' | 'types'>,
  id: string,
  assetUrl: (file: string) => string,
): Promise<() => void> {
  // The synthesiser asks for the sound card: only those who want to hear something fetch it.
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
