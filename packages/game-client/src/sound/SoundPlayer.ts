import type { Point } from '@playloom/game-format';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** Plays the sounds of a game. A silent implementation has the same interface. */
export interface SoundPlayer {
  /** Plays a sound at a position or everywhere. `pitch` and `volume` are relative to those of the sound. */
  play(sound: string, at: Point | null, pitch?: number, volume?: number): void;
  /** Switches the music. Null stops it. */
  setMusic(sound: string | null): void;
  /** Sets where the player listens: the center of the view and half its width, in tiles. */
  setListener(x: number, y: number, halfWidth: number): void;
  setVolumes(settings: Pick<PlayerSettings, 'music' | 'effects' | 'isMuted'>): void;
  /** Pauses all sound while the tab is hidden. */
  setPaused(isPaused: boolean): void;
  /** Call when the player has touched the page or pressed a key. Browsers allow sound only after that. */
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
