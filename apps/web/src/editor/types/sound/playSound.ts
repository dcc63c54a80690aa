import { auditionSound } from '@playloom/game-client';
import type { Game, Sound } from '@playloom/game-format';

const HEARD = 'heard';

export interface HeardSound {
  stop(): void;
}

/** Plays a sound by itself, whether it is in the game yet or not. */
export async function playSound(
  game: Game,
  sound: Sound,
  assetUrl: (file: string) => string,
): Promise<HeardSound> {
  const types = { ...game.types, sounds: { [HEARD]: sound } };
  return { stop: await auditionSound({ assets: game.assets, types }, HEARD, assetUrl) };
}
