import type { Game, GoalPeriod, Key, MarkerIcon, PlayerId, Tip, Value } from '@playloom/game-format';
import type { KickVoteView, OwnView, PlayerView, RoomView } from '@playloom/protocol';
import type { ChatRestriction } from '../../contract/StartOptions.ts';
import type { GamepadKind } from '../../controls/findGamepadSign.ts';
import type { TeamShape } from './getTeamShape.ts';
import type { PlayerSettings } from '../../settings/PlayerSettings.ts';

/** Everything the HUD shows. The client updates it a few times a second, and at once for urgent changes. */
export interface HudState {
  readonly game: Game;
  readonly tick: number;
  readonly tickRate: number;
  readonly me: PlayerId | null;
  readonly players: readonly PlayerView[];
  readonly room: RoomView;
  readonly own: OwnView;
  readonly roomName: string;
  readonly lobbyCode: string | null;
  readonly inviteUrl: string | null;
  readonly roundTripMs: number;
  readonly chat: readonly ChatLine[];
  /** Whether no line was added to the chat for some seconds. */
  readonly isChatQuiet: boolean;
  readonly feed: readonly KillFeedLine[];
  readonly messages: readonly { readonly key: number; readonly text: string }[];
  /** Achievements that the player has just unlocked, and completed goals. One after the other is shown. */
  readonly unlocks: readonly UnlockLine[];
  /** Whether the account keeps achievements, an account would, or nothing does, as in playtests. */
  readonly achievementStorage: 'account' | 'guest' | 'none';
  /** The page with all achievements of the game. Null where nothing keeps them, and where links are forbidden. */
  readonly achievementsUrl: string | null;
  readonly isReconnecting: boolean;
  /**
   * Seconds until the seat in the room expires. Infinite if it waits as long as this page tries to reconnect. Only valid
   * while reconnecting.
   */
  readonly reconnectSecondsLeft: number;
  /** Messages from the game to its panels, oldest first. Keys make sure that each is delivered only once. */
  readonly panelMessages: readonly PanelMessage[];
  readonly canChat: boolean;
  /** Why the player may not write. Null when they may, or the reason is unknown. */
  readonly chatRestriction: ChatRestriction | null;
  /** Whether the page has a form that gives the player permission to write. */
  readonly canAskToWrite: boolean;
  /** Whether the game has a chat in which this player may send phrases. */
  readonly hasPhrases: boolean;
  readonly rights: ModerationRights;
  readonly vote: HudVote | null;
  readonly muted: ReadonlySet<PlayerId>;
  /** Whether the page accepts reports. */
  readonly canReport: boolean;
  readonly hasTouch: boolean;
  /** The gamepad that was used last. Null if another device was. */
  readonly gamepad: GamepadKind | null;
  /** The phone orientation that the game asks for. `any` where the host decides, as in portals. */
  readonly orientation: Game['settings']['orientation'];
  readonly settings: PlayerSettings;
  /** The current renderer. Null where nothing is drawn. */
  readonly rendererKind: '2d' | '3d' | null;
  /** The interaction offered by the nearest entity, or null. */
  readonly hint: { readonly text: string; readonly key: Key } | null;
  /** The tip for new players that is shown now. */
  readonly tip: HudTip | null;
  /** Whether the player can skip the game's tips or show them again. */
  readonly tips: 'none' | 'running' | 'over';
  /** Positions of visible entities in tiles, for the minimap. */
  readonly dots: readonly MinimapDot[];
}

export interface HudTip {
  readonly tip: Tip;
  readonly index: number;
  readonly count: number;
  /** Whether the player has done it. Its check mark is shown for a moment. */
  readonly isDone: boolean;
}

/** What this player may do to other players. */
export interface ModerationRights {
  readonly canKick: boolean;
  readonly canCallVote: boolean;
  readonly isMember: boolean;
}

export interface HudVote {
  readonly key: number;
  readonly view: KickVoteView;
  /** This player's vote. Null before voting. */
  readonly answer: boolean | null;
}

export interface ChatLine {
  readonly key: number;
  readonly from: PlayerId | null;
  readonly name: string;
  readonly color: string | null;
  readonly text: string;
  readonly isTeamOnly: boolean;
  readonly isFromGame: boolean;
  /** Whether the line was written in the game's community, not in this room. */
  readonly isFromCommunity?: boolean;
}

export interface KillFeedLine {
  readonly key: number;
  readonly killer: { readonly name: string; readonly color: string | null; readonly isMe: boolean } | null;
  readonly victim: { readonly name: string; readonly color: string | null; readonly isMe: boolean };
  /** The id of the item type that was used. */
  readonly item: string | null;
}

export interface UnlockLine {
  readonly key: number;
  readonly kind: 'achievement' | GoalPeriod;
  readonly name: string;
  readonly text: string;
  readonly icon: MarkerIcon;
  readonly points: number;
}

export interface PanelMessage {
  readonly key: number;
  readonly panel: string;
  readonly event: string;
  readonly value: Value;
}

export interface MinimapDot {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly shape: TeamShape;
  /** The outline of a marker, on the grid of the team shapes. It replaces the shape. */
  readonly path?: string;
  readonly isMe: boolean;
}

/** Functions of the client that the HUD calls. */
export interface HudActions {
  sendChat(text: string, isTeamOnly: boolean): void;
  /** Asks the page to show the form that the player must fill in before writing. */
  askToWrite(onAllowed: () => void): void;
  sendEmote(emote: number): void;
  sendPhrase(phrase: number): void;
  chooseOption(option: number): void;
  closeDialogue(): void;
  buy(offer: string): void;
  closeShop(): void;
  answer(text: string): void;
  selectSlot(slot: number): void;
  swapSlots(a: number, b: number): void;
  dropSlot(slot: number): void;
  joinTeam(team: string): void;
  /** Makes a spectator's camera follow this player. */
  watch(player: PlayerId): void;
  kick(player: PlayerId): void;
  callVote(player: PlayerId): void;
  vote(vote: number, isYes: boolean): void;
  /** Votes for an option of the next match. */
  voteForMatch(option: number): void;
  mute(player: PlayerId, isMuted: boolean): void;
  report(player: PlayerId): void;
  sendPanelEvent(panel: string, event: string, value: unknown): void;
  changeSettings(change: Partial<PlayerSettings>): void;
  /** Sets the state of a touch stick or button. It is merged with the other input devices. */
  touchStick(stick: 'move' | 'aim', x: number, y: number): void;
  touchButton(key: Key, isDown: boolean): void;
  /** Turns the keyboard off for the game, while the player types or has a menu open. */
  holdKeyboard(isHeld: boolean): void;
  /** Passes the next pressed gamepad buttons to a function instead of the game. Null ends that. */
  capturePad(onPress: ((button: number) => void) | null): void;
  /** Switches between 2D and 3D. */
  switchRenderer(kind: '2d' | '3d'): void;
  /** Call after the menu was opened or closed. */
  setMenuOpen(isOpen: boolean): void;
  toggleFullscreen(): void;
  skipTips(): void;
  replayTips(): void;
  leave(): void;
  /** Draws the map once into the minimap's canvas. */
  drawMinimap(canvas: HTMLCanvasElement): void;
  assetUrl(file: string): string;
  panelUrl: ((panel: string) => string) | null;
  /** Returns the HTML of a panel, in the editor. Null elsewhere, because `panelUrl` already serves the HTML. */
  readPanel: ((panel: string) => string) | null;
}
