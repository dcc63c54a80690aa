import type { Game, PlayerId, Point } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import type { ClientDebugHooks } from './ClientDebugHooks.ts';

/** Everything the page passes to `start`. The client needs nothing else from the page. */
export interface StartOptions {
  /** An empty element that the client fills: canvas, HUD, panels. */
  readonly root: HTMLElement;
  /** The release as `createClientProjection` reduces it for clients. */
  readonly game: Game;
  readonly gameSlug: string;
  /** Opens a connection. Called again when it was lost, with the new address if the room has told it. */
  readonly connect: (movedTo?: string) => Promise<Connection>;
  readonly assetUrl: (file: string) => string;
  /** The address of a panel's page. Null turns panels off. */
  readonly panelUrl: ((panel: string) => string) | null;
  readonly person: { readonly name: string; readonly isSignedIn: boolean } & ChatPermission;
  /** Parts of the client that the page can turn off, as portals require. */
  readonly features: { readonly chat: boolean; readonly links: boolean; readonly orientation: boolean };
  /** Null if there is none, and until the page has it. Read whenever it is shown. */
  readonly inviteUrl: string | null;
  /** Whether the chat is open when the game starts. Ignored if the player may not write. */
  readonly opensChat?: boolean;
  readonly onState: (state: ClientState) => void;
  /** Called whenever the phase changes. Portals must be notified when a player starts or stops playing. */
  readonly onLife?: (life: PlayPhase) => void;
  /** Called when the game offers an item for coins. The page asks the player to confirm; creators' panels can't. */
  readonly onOffer?: (offer: CoinOffer) => void;
  /** Called when the player wants to report someone. The page asks for the reason. */
  readonly onReport?: (player: ReportedPlayer) => void;
  /** Called after the client muted or unmuted a player with an account, so that the page can save it. */
  readonly onMute?: (name: string, isMuted: boolean) => void;
  /**
   * Called when the player wants to write but is a guest or has not given their age. The page shows a form and calls
   * `onAnswer` when the permission has changed, but not when the player closes the form.
   */
  readonly onAskToWrite?: (onAnswer: (permission: ChatPermission) => void) => void;
  /**
   * Called when a menu or the chat opens over the game: the browser's back button should then call `close` instead of
   * leaving the page. Returns a function to call when it was closed in another way.
   */
  readonly holdBack?: (close: () => void) => () => void;
  /** What the player's account knows about the game's tips. Missing for guests: only their device remembers it. */
  readonly tips?: { readonly isSeen: boolean; readonly onSeen: () => void };
  /** Whether the player's account keeps achievements, or an account would. Missing in playtests and exported games. */
  readonly achievementStorage?: 'account' | 'guest';
  /** Simulates a bad connection, for development and tests. */
  readonly latency?: LatencyEmulation;
  /** Overrides the renderer that the game and the player chose. */
  readonly renderer?: RendererKind;
  /** Whether to show how fast frames are, for players and creators who look for the cause of a slow game. */
  readonly showsFps?: boolean;
  /** Set by the editor when it playtests a game: several clients on one page, slow motion, server positions. */
  readonly debug?: ClientDebugHooks;
}

/** Whether the player may write in the room's chat, and the reason if not. */
export interface ChatPermission {
  readonly canChat: boolean;
  /** Null or missing when the player may write or the reason is unknown. */
  readonly chatHurdle?: ChatRestriction | null;
}

export type ChatRestriction = 'sign-in-needed' | 'members-only' | 'muted' | 'age-unknown' | 'too-young';

/** `'null'` draws nothing, for tests and load tests. */
export type RendererKind = '2d' | '3d' | 'null';

export interface Connection {
  readonly transport: Transport;
  /** Admits the player to the room. Sent in the first message. */
  readonly ticket: string;
  /**
   * True for network connections, where silence means a broken connection. A room that runs in a worker of this page
   * may send nothing for a while without being broken.
   */
  readonly isNetwork?: boolean;
}

/** An item that the game offers for coins. */
export interface CoinOffer {
  /** Null for guests: they see the offer but can't accept it without an account. */
  readonly id: string | null;
  readonly item: string;
  readonly price: number;
}

export interface ReportedPlayer {
  readonly name: string;
  /** The most recent chat lines of the room, as evidence. */
  readonly heard: readonly { readonly author: string; readonly text: string }[];
}

/** The state that the page shows around the game. */
export type ClientState =
  | { readonly kind: 'loading'; readonly part: number; readonly step: 'assets' | 'connecting' | 'entering' }
  | { readonly kind: 'playing'; readonly roomName: string; readonly lobbyCode: string | null }
  /** `secondsLeft` is infinite if the seat waits as long as the page tries, because the server restarts. */
  | { readonly kind: 'reconnecting'; readonly secondsLeft: number }
  /** `id` is stable: `left`, `room-closed`, `kicked`, `protocol-mismatch`, `no-webgl`, `lost`, … */
  | { readonly kind: 'ended'; readonly id: string; readonly text: string }
  | { readonly kind: 'travelling'; readonly gameSlug: string; readonly token: string };

export interface LatencyEmulation {
  /** Delay in each direction, in milliseconds. */
  readonly delayMs: number;
  readonly jitterMs: number;
  /** Probability and length of an extra delay per message. Over TCP, packet loss looks like this. */
  readonly stallChance: number;
  readonly stallMs: number;
  readonly seed: number;
}

/** Whether the player controls a unit, has none right now, or has the menu open. */
export type PlayPhase = 'playing' | 'out' | 'menu';

/** Settings that the surrounding page can change while the game runs. */
export interface HostPageSettings {
  readonly isMuted: boolean;
  /** Whether the game ignores all input. */
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
  /** The game's state in the last snapshot, for tests that play a game. */
  readPlay(): PlaySummary;
  destroy(): void;
}

export interface PlaySummary {
  readonly tick: number;
  readonly me: PlayerId | null;
  readonly isPredicting: boolean;
  readonly players: readonly PlayerSummary[];
  /** Attributes of the player's unit, by id. */
  readonly attributes: { readonly [attribute: string]: number };
  readonly items: readonly string[];
}

interface PlayerSummary {
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
