import type { Point } from '@playloom/game-format';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** What makes the game heard. One that is silent behaves alike. */
export interface SoundPlayer {
  /** A sound of the game, at a place or everywhere. */
  play(sound: string, at: Point | null): void;
  /** The music that runs from now on; null ends it. */
  setMusic(sound: string | null): void;
  /** Where the picture is and how far it reaches to its side, in tiles. */
  setListener(x: number, y: number, halfWidth: number): void;
  setVolumes(settings: Pick<PlayerSettings, 'music' | 'effects' | 'isMuted'>): void;
  /** The tab is hidden, or seen again. */
  setPaused(isPaused: boolean): void;
  /** A hand touched the page: only then browsers let sound out. */
  unlock(): void;
  destroy(): void;
}

export function createSilentSoundPlayer(): SoundPlayer {
  const nothing = (): void => undefined;
  return {
    play: nothing,
    setMusic: nothing,
    setListener: nothing,
    setVolumes: nothing,
    setPaused: nothing,
    unlock: nothing,
    destroy: nothing,
  };
}
