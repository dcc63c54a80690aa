import type { Key } from '@playloom/game-format';

/** Settings of a player for all games on this device. */
export interface PlayerSettings {
  readonly music: number;
  readonly effects: number;
  readonly isMuted: boolean;
  readonly showsNames: boolean;
  readonly shakesCamera: boolean;
  /** Tells bars and teams apart by shape and pattern, not by color alone. */
  readonly hasTeamShapes: boolean;
  /** Fewer pixels, fewer particles, half the frame rate. */
  readonly isLowPower: boolean;
  /** Games for which the player chose the other renderer, by slug. */
  // words: stored under this name
  readonly pictures: { readonly [game: string]: '2d' | '3d' };
  /** Whether the chat shows messages from the game's community. */
  // words: stored under this name
  readonly hearsCommunity: boolean;
  /** Maps a pressed key to the key that the game sees. */
  readonly keys: { readonly [pressed: string]: Key };
}

export const defaultSettings: PlayerSettings = {
  music: 60,
  effects: 70,
  isMuted: false,
  showsNames: true,
  shakesCamera: true,
  hasTeamShapes: false,
  isLowPower: false,
  pictures: {},
  hearsCommunity: false,
  keys: {},
};
