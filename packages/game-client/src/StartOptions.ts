import type { Game, PlayerId, Point } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import type { ClientDebug } from './debug/ClientDebug.ts';

/** Options that the page passes to `start`. The client asks the page for nothing else. */
export interface StartOptions {
  /** An empty element that the client fills: canvas, HUD, panels. */
  readonly root: HTMLElement;
  /** The client projection of the release. */
  readonly game: Game;
  readonly gameSlug: string;
  /** Opens a connection. Called again to reconnect after a loss. */
  readonly connect: () => Promise<Connection>;
  readonly assetUrl: (file: string) => string;
  /** The address of a panel's page. Null turns panels off. */
  readonly panelUrl: ((panel: string) => string) | null;
  readonly person: { readonly name: string; readonly isSignedIn: boolean } & ChatPermission;
  /** Turned off in portals. */
  readonly features: { readonly chat: boolean; readonly links: boolean; readonly orientation: boolean };
  readonly inviteUrl: string | null;
  /** The player came to chat: the chat is open when the game starts, if the player may write. */
  readonly opensChat?: boolean;
  readonly onState: (state: ClientState) => void;
  /** Called on every change. Portals need to know when a player is really playing. */
  readonly onLife?: (life: PlayPhase) => void;
  /** The page asks the player to confirm. Panels written by creators cannot influence this. */
  readonly onOffer?: (offer: CoinOffer) => void;
  /** The player wants to report someone. The page asks for the reason. */
  readonly onReport?: (player: ReportedPlayer) => void;
  /** The player mutes or unmutes someone with an account. The client has already applied it. */
  readonly onMute?: (name: string, isMuted: boolean) => void;
  /**
   * The player wants to write but is a guest or has not given their age, so the page shows a form. It calls back when
   * the permission has changed, and never when the player closes the form.
   */
  readonly onAskToWrite?: (onAnswer: (permission: ChatPermission) => void) => void;
  /**
   * Something now covers the game, so the back button closes it instead of leaving the page. Returns a function to
   * call when it was closed in another way.
   */
  readonly holdBack?: (close: () => void) => () => void;
  /** A bad connection on purpose, for development and tests. */
  readonly latency?: LatencyEmulation;
  /** Overrides the choice of the game and the player. `null` draws nothing, for tests and load runs. */
  readonly renderer?: RendererKind;
  /** For several clients on one page, paused or slowed time, and data of the room itself. */
  readonly debug?: ClientDebug;
}

/** Whether the player may write in the room's chat, and the reason if not. */
export interface ChatPermission {
  readonly canChat: boolean;
  /** Null or missing when the player may write or the reason is unknown. */
  readonly chatHurdle?: ChatRestriction | null;
}

export type ChatRestriction = 'sign-in-needed' | 'members-only' | 'muted' | 'age-unknown' | 'too-young';

/** The renderer of a game. */
export type RendererKind = '2d' | '3d' | 'null';

export interface Connection {
  readonly transport: Transport;
  /** Sent in the first message. */
  readonly ticket: string;
  /**
   * True for network connections, which can go silent. A room in a worker of this page may send nothing for a while
   * without being broken.
   */
  readonly isNetwork?: boolean;
}

/** Something the game offers for coins. */
export interface CoinOffer {
  /** Null for guests: they see the offer and how to accept it. */
  readonly id: string | null;
  readonly item: string;
  readonly price: number;
}

export interface ReportedPlayer {
  readonly name: string;
  /** The chat lines that this client still has. */
  readonly heard: readonly { readonly author: string; readonly text: string }[];
}

/** The state that the page shows around the game. */
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
  /** How often a message is delayed, and for how long. This is how loss looks over TCP. */
  readonly stallChance: number;
  readonly stallMs: number;
  readonly seed: number;
}

/** Whether the player controls a unit, has none right now, or has the menu open. */
export type PlayPhase = 'playing' | 'out' | 'menu';

/** What the surrounding page requires while the game runs. */
export interface HostPageSettings {
  readonly isMuted: boolean;
  /** Ignore all input. */
  readonly isHeld: boolean;
  readonly hasChat: boolean;
  readonly hasFullscreen: boolean;
}

/** A running client. */
export interface GameClient {
  leave(): void;
  /** Missing in clients of older engine versions. */
  // words: older client bundles export this name
  obey?(settings: HostPageSettings): void;
  /** Prediction and interpolation figures, for tests and the benchmark. */
  readStats(): ClientStats;
  /** The state from the last snapshot, for tests that play. */
  readPlay(): PlayReading;
  destroy(): void;
}

export interface PlayReading {
  readonly tick: number;
  readonly me: PlayerId | null;
  readonly isPredicting: boolean;
  readonly players: readonly PlayerReading[];
  /** Attributes of the player's unit, by id. */
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
  /** Null while the player's unit is out of sight or missing. */
  readonly at: Point | null;
}

export interface ClientStats {
  readonly roundTripMs: number;
  readonly corrections: number;
  /** Distance in tiles between the predicted and the server position at the same tick. */
  readonly meanError: number;
  readonly p99Error: number;
  readonly interpolationMs: number;
  readonly framesDrawn: number;
  readonly bytesReceived: number;
  readonly snapshots: number;
}

/** The only export of an engine version's bundle: `window.playloomClient.start`. */
export type StartClient = (options: StartOptions) => GameClient;
