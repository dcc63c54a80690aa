import type { Game, Key, PlayerId, Value } from '@playloom/game-format';
import type { KickVoteView, OwnView, PlayerView, RoomView } from '@playloom/protocol';
import type { ChatRestriction } from '../StartOptions.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** Everything the HUD shows. The client sets it a few times a second and at once where it matters. */
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
  readonly feed: readonly FeedLine[];
  readonly messages: readonly { readonly key: number; readonly text: string }[];
  readonly isReconnecting: boolean;
  /** Seconds until the place in the room is given up; counts only while reconnecting. */
  readonly reconnectSecondsLeft: number;
  /** What the game last said to its panels, oldest first; each is handed on once, by its key. */
  readonly panelMessages: readonly PanelMessage[];
  readonly canChat: boolean;
  /** Why the player may not write; null when they may, or nobody said why. */
  readonly chatRestriction: ChatRestriction | null;
  /** The page has a form that lets them write. */
  readonly canAskToWrite: boolean;
  /** There is a chat, and this player may say one of the phrases in it. */
  readonly hasPhrases: boolean;
  readonly rights: HudRights;
  readonly vote: HudVote | null;
  readonly muted: ReadonlySet<PlayerId>;
  /** There is a page that takes reports. */
  readonly canReport: boolean;
  readonly hasTouch: boolean;
  /** How the game asks for phones to be held; nothing where that is decided elsewhere, as in portals. */
  readonly orientation: Game['settings']['orientation'];
  readonly settings: PlayerSettings;
  /** How the game is drawn at present; null where it is not. */
  readonly rendererKind: '2d' | '3d' | null;
  /** What can be done with the nearest thing; null where there is none. */
  readonly hint: { readonly text: string; readonly key: Key } | null;
  /** Where the own and visible things are, for the minimap: tiles. */
  readonly dots: readonly MinimapDot[];
}

/** What this player may do about others. */
export interface HudRights {
  readonly canKick: boolean;
  readonly canCallVote: boolean;
  readonly isMember: boolean;
}

export interface HudVote {
  readonly key: number;
  readonly view: KickVoteView;
  /** What this player said; null for nothing yet. */
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
  /** Said outside of this room. */
  readonly isFromCommunity?: boolean;
}

export interface FeedLine {
  readonly key: number;
  readonly killer: { readonly name: string; readonly color: string | null; readonly isMe: boolean } | null;
  readonly victim: { readonly name: string; readonly color: string | null; readonly isMe: boolean };
  /** Item type. */
  readonly item: string | null;
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
  readonly isMe: boolean;
}

/** What the HUD asks the client to do. */
export interface HudActions {
  sendChat(text: string, isTeamOnly: boolean): void;
  /** The page shows what is missing before the player can write; called back once they can. */
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
  /** Those who only watch follow this player from now on. */
  watch(player: PlayerId): void;
  kick(player: PlayerId): void;
  callVote(player: PlayerId): void;
  vote(vote: number, isYes: boolean): void;
  mute(player: PlayerId, isMuted: boolean): void;
  report(player: PlayerId): void;
  sendPanelEvent(panel: string, event: string, value: unknown): void;
  changeSettings(change: Partial<PlayerSettings>): void;
  /** A touch stick or button; the input devices put them together with keys and pads. */
  touchStick(stick: 'move' | 'aim', x: number, y: number): void;
  touchButton(key: Key, isDown: boolean): void;
  /** While something is typed or a menu is open, keys do not play. */
  holdKeyboard(isHeld: boolean): void;
  /** Goes on in 2D or in 3D. */
  switchRenderer(kind: '2d' | '3d'): void;
  /** The menu was opened or closed. */
  setMenuOpen(isOpen: boolean): void;
  toggleFullscreen(): void;
  leave(): void;
  /** Draws the map once into the minimap's canvas. */
  drawMinimap(canvas: HTMLCanvasElement): void;
  assetUrl(file: string): string;
  panelUrl: ((panel: string) => string) | null;
  /** What the page of a panel is handed to become it; null where pages come as they are. */
  readPanel: ((panel: string) => string) | null;
}
