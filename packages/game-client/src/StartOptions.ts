import type { Game, PlayerId, Point } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import type { ClientDebug } from './debug/ClientDebug.ts';

/** What the page hands to `start`. The client asks the page for nothing else. */
export interface StartOptions {
  /** An empty element that the client fills: canvas, HUD, panels. */
  readonly root: HTMLElement;
  /** The client projection of the release. */
  readonly game: Game;
  readonly gameSlug: string;
  /** Opens a connection; called again to come back after a lost one. */
  readonly connect: () => Promise<Connection>;
  readonly assetUrl: (file: string) => string;
  /** Where a panel's page is; null switches panels off. */
  readonly panelUrl: ((panel: string) => string) | null;
  readonly person: { readonly name: string; readonly isSignedIn: boolean } & ChatPermission;
  /** Switched off in portals. */
  readonly features: { readonly chat: boolean; readonly links: boolean; readonly orientation: boolean };
  readonly inviteUrl: string | null;
  /** Somebody came to talk: the chat is open when the game is entered, where one may write. */
  readonly opensChat?: boolean;
  readonly onState: (state: ClientState) => void;
  /** Told whenever it changes: portals want to know when somebody really plays. */
  readonly onLife?: (life: PlayPhase) => void;
  /** The page asks the player: panels of creators have no say in it. */
  readonly onOffer?: (offer: CoinOffer) => void;
  /** Somebody is to be reported: the page asks what for. */
  readonly onReport?: (player: ReportedPlayer) => void;
  /** The player does not want to hear somebody with an account any more, or again; here it holds already. */
  readonly onMute?: (name: string, isMuted: boolean) => void;
  /**
   * The player wants to write but is a guest or has not told their age: the page shows its form. It calls back when the
   * permission has changed, and not at all when the player closes the form.
   */
  readonly onAskToWrite?: (onAnswer: (permission: ChatPermission) => void) => void;
  /**
   * Something lies over the game now: going back closes it instead of leaving the page. Gives back what to call when it
   * was closed in another way.
   */
  readonly holdBack?: (close: () => void) => () => void;
  /** Bad line on purpose, for development and tests. */
  readonly latency?: LatencyEmulation;
  /** Instead of what the game and the player chose. `null` draws nothing: for tests and load. */
  readonly renderer?: RendererKind;
  /** For several clients on one page, held and slowed down time, and what the room itself knows. */
  readonly debug?: ClientDebug;
}

/** Whether the player may write in the room's chat, and what keeps them from it. */
export interface ChatPermission {
  readonly canChat: boolean;
  /** Null or missing when nothing does, or nobody said what. */
  readonly chatHurdle?: ChatRestriction | null;
}

export type ChatRestriction = 'sign-in-needed' | 'members-only' | 'muted' | 'age-unknown' | 'too-young';

/** How a game is drawn. */
export type RendererKind = '2d' | '3d' | 'null';

export interface Connection {
  readonly transport: Transport;
  /** Goes into the first message. */
  readonly ticket: string;
  /** Over a network, which may fall silent. A room in a worker of this page may legitimately say nothing. */
  readonly isNetwork?: boolean;
}

/** Something that the game offers for coins. */
export interface CoinOffer {
  /** Null for guests: they see the offer and what they need to accept it. */
  readonly id: string | null;
  readonly item: string;
  readonly price: number;
}

export interface ReportedPlayer {
  readonly name: string;
  /** What was said, as far as this client still knows it. */
  readonly heard: readonly { readonly author: string; readonly text: string }[];
}

/** What the page shows around the game. */
export type ClientState =
  | { readonly kind: 'loading'; readonly part: number; readonly step: 'assets' | 'connecting' | 'entering' }
  | { readonly kind: 'playing'; readonly roomName: string; readonly lobbyCode: string | null }
  | { readonly kind: 'reconnecting'; readonly secondsLeft: number }
  /** `id` is stable: `left`, `room-closed`, `kicked`, `protocol-mismatch`, `no-webgl`, `lost`, … */
  | { readonly kind: 'ended'; readonly id: string; readonly text: string }
  | { readonly kind: 'travelling'; readonly gameSlug: string; readonly token: string };

export interface LatencyEmulation {
  /** One way, in milliseconds. */
  readonly delayMs: number;
  readonly jitterMs: number;
  /** How often a message is held up, and for how long: loss as TCP shows it. */
  readonly stallChance: number;
  readonly stallMs: number;
  readonly seed: number;
}

/** Whether the player has a unit to control, has none just now, or has opened the menu. */
export type PlayPhase = 'playing' | 'out' | 'menu';

/** What whoever is around the page demands while the game goes on. */
export interface HostPageSettings {
  readonly isMuted: boolean;
  /** Nothing that is pressed plays. */
  readonly isHeld: boolean;
  readonly hasChat: boolean;
  readonly hasFullscreen: boolean;
}

/** A running client. */
export interface GameClient {
  leave(): void;
  /** Clients of older engine versions cannot. */
  obey?(wish: HostPageSettings): void;
  /** For tests and the benchmark: figures of prediction and interpolation. */
  readStats(): ClientStats;
  /** What the last snapshot said, for tests that play. */
  readPlay(): PlayReading;
  destroy(): void;
}

export interface PlayReading {
  readonly tick: number;
  readonly me: PlayerId | null;
  readonly isPredicting: boolean;
  readonly players: readonly PlayerReading[];
  /** Of the own unit, by attribute. */
  readonly attributes: { readonly [attribute: string]: number };
  readonly items: readonly string[];
}

export interface PlayerReading {
  readonly id: PlayerId;
  readonly name: string;
  readonly isBot: boolean;
  readonly isAway: boolean;
  readonly team: string | null;
  readonly score: number;
  /** Null while its unit is out of sight, or it has none. */
  readonly at: Point | null;
}

export interface ClientStats {
  readonly roundTripMs: number;
  readonly corrections: number;
  /** Tiles between what was predicted and what the server had, at the same tick. */
  readonly meanError: number;
  readonly p99Error: number;
  readonly interpolationMs: number;
  readonly framesDrawn: number;
  readonly bytesReceived: number;
  readonly snapshots: number;
}

/** The one thing the bundle of an engine version exports: `window.playloomClient.start`. */
export type StartClient = (options: StartOptions) => GameClient;
