import { previewSound } from '@playloom/game-client';
import type { Game, Sound } from '@playloom/game-format';

const PREVIEW_ID = 'heard';

export interface PlayingSound {
  stop(): void;
}

/** Plays a sound outside of a running game. The sound doesn't have to be part of the game. */
export async function playPreviewSound(
  game: Game,
  sound: Sound,
  assetUrl: (file: string) => string,
): Promise<PlayingSound> {
  const types = { ...game.types, sounds: { [PREVIEW_ID]: sound } };
  return { stop: await previewSound({ assets: game.assets, types }, PREVIEW_ID, assetUrl) };
}
