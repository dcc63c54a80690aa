import type { Key } from '@playloom/game-format';

/** What a player sets for all games on this device. */
export interface PlayerSettings {
  readonly music: number;
  readonly effects: number;
  readonly isMuted: boolean;
  readonly showsNames: boolean;
  readonly shakesCamera: boolean;
  /** Bars and teams told apart by shape and pattern, not by colour alone. */
  readonly hasTeamShapes: boolean;
  /** Fewer pixels, fewer particles, half the pictures. */
  readonly isLowPower: boolean;
  /** Games that are seen otherwise than they want, by slug. */
  readonly pictures: { readonly [game: string]: '2d' | '3d' };
  /** What members of a game's community say is shown in its chat. */
  readonly hearsCommunity: boolean;
  /** The key the game sees for a key that is pressed. */
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
