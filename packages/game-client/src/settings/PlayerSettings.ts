import type { Key } from '@playloom/game-format';

/** A player's settings, stored on this device for all games. */
export interface PlayerSettings {
  readonly music: number;
  readonly effects: number;
  readonly isMuted: boolean;
  readonly showsNames: boolean;
  readonly shakesCamera: boolean;
  /** Tells bars and teams apart by shape and pattern, not by color alone. */
  readonly hasTeamShapes: boolean;
  /** Whether to draw fewer pixels and particles at half the frame rate. */
  readonly isLowPower: boolean;
  /** The renderer that the player chose for a game, by the game's slug. Only if it isn't the game's default. */
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
