import type { Key } from '@playloom/game-format';
import type { PadAction } from '../input/padActions.ts';
import type { TeamPalette } from './teamPalettes.ts';

/** Sizes of the text over the game, in percent. */
export const textSizes = [90, 100, 125, 150] as const;
type TextSize = (typeof textSizes)[number];

/** On which side of the screen the touch controls are. One side is for playing with one hand. */
export const touchSides = ['both', 'left', 'right'] as const;
export type TouchSide = (typeof touchSides)[number];

/** How much is drawn: as much as the device draws fluently, everything, or little. */
export const graphicsChoices = ['auto', 'high', 'low'] as const;
export type Graphics = (typeof graphicsChoices)[number];

/** What keys of the HUD open, answer, show, or switch to. */
export const hudKeyNames = [
  'chat',
  'board',
  'emotes',
  'yes',
  'no',
  'watch-previous',
  'watch-next',
  'emote-1',
  'emote-2',
  'emote-3',
  'emote-4',
  'emote-5',
  'emote-6',
  'emote-7',
  'emote-8',
] as const;
export type HudKeyName = (typeof hudKeyNames)[number];

/** A player's settings, stored on this device for all games. */
export interface PlayerSettings {
  readonly music: number;
  readonly effects: number;
  readonly isMuted: boolean;
  readonly showsNames: boolean;
  readonly shakesCamera: boolean;
  /** Tells bars and teams apart by shape and pattern, not by color alone. */
  readonly hasTeamShapes: boolean;
  readonly teamPalette: TeamPalette;
  readonly textSize: TextSize;
  /** Whether to hide the names of others, the chat, and everything that leads into the room. */
  readonly isStreaming: boolean;
  readonly touchSide: TouchSide;
  readonly graphics: Graphics;
  /** Whether to draw at most 30 frames per second, to save battery. */
  readonly isLowPower: boolean;
  /** The renderer that the player chose for a game, by the game's slug. Only if it isn't the game's default. */
  // words: stored under this name
  readonly pictures: { readonly [game: string]: '2d' | '3d' };
  /** Whether the chat shows messages from the game's community. */
  // words: stored under this name
  readonly hearsCommunity: boolean;
  /** Maps a pressed key to the key that the game sees. */
  readonly keys: { readonly [pressed: string]: Key };
  /** Keys of the HUD that the player changed, as `KeyboardEvent.key` in lower case. */
  readonly hudKeys: { readonly [Name in HudKeyName]?: string };
  /** What gamepad buttons do that the player changed, by the index of the button. */
  readonly padButtons: { readonly [button: string]: PadAction };
}

export const defaultSettings: PlayerSettings = {
  music: 60,
  effects: 70,
  isMuted: false,
  showsNames: true,
  shakesCamera: true,
  hasTeamShapes: false,
  teamPalette: 'game',
  textSize: 100,
  isStreaming: false,
  touchSide: 'both',
  graphics: 'auto',
  isLowPower: false,
  pictures: {},
  hearsCommunity: false,
  keys: {},
  hudKeys: {},
  padButtons: {},
};

/** Whether team marks need a shape: if the player wants shapes, or changed the colors that others talk about. */
export function hasTeamMarks({ hasTeamShapes, teamPalette }: PlayerSettings): boolean {
  return hasTeamShapes || teamPalette !== 'game';
}
