import type { Point } from '@playloom/game-format';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** Plays the sounds of a game. A silent implementation has the same interface. */
export interface SoundPlayer {
  /** Plays a sound at a position or everywhere. */
  play(sound: string, at: Point | null): void;
  /** Switches the music. Null stops it. */
  setMusic(sound: string | null): void;
  /** The center of the view and half its width, in tiles. */
  setListener(x: number, y: number, halfWidth: number): void;
  setVolumes(settings: Pick<PlayerSettings, 'music' | 'effects' | 'isMuted'>): void;
  /** The tab was hidden or shown. */
  setPaused(isPaused: boolean): void;
  /** The player touched the page. Browsers allow sound only after that. */
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
