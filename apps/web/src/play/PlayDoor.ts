import type { Endpoints, ResponseOf } from '@playloom/api-contract';
import type { Game } from '@playloom/game-format';
import type { StartClient, StartOptions } from '@playloom/game-client';
import type { Wish } from './PlayState.ts';

export type Seat = ResponseOf<Endpoints['joinGame']>['data'];

/** The game of the page, or the map that was travelled to. */
export interface PlayedGame {
  readonly id: string;
  readonly slug: string;
}

/** What playing needs of the page, the browser and the server. */
export interface PlayDoor {
  /** Why this browser cannot play at all. */
  findObstacle(): 'unsupported-browser' | 'no-webgl' | null;
  findGame(slug: string): Promise<PlayedGame>;
  join(game: PlayedGame, wish: Wish, isFirst: boolean): Promise<Seat>;
  /** The sentence about a ban that holds in this game; null when there is none. */
  findBan(game: PlayedGame): Promise<string | null>;
  /** Adds styles and scripts of the client to the page, and says how much of it is there. */
  loadClient(engineVersion: string, onPart: (part: number) => void): Promise<void>;
  /** The start function of that client, once its script has run. */
  findStart(engineVersion: string): StartClient | null;
  loadRelease(seat: Seat, onPart: (part: number) => void): Promise<Game>;
  /** A link that brings others into the same room; null when there is none to be had. */
  invite(seat: Seat): Promise<string | null>;
  openSocket(url: string): Promise<Awaited<ReturnType<StartOptions['connect']>>['transport']>;
  /** The rest of what the client is given. */
  stage(
    seat: Seat,
  ): Pick<
    StartOptions,
    | 'root'
    | 'assetUrl'
    | 'panelUrl'
    | 'features'
    | 'opensChat'
    | 'onOffer'
    | 'onReport'
    | 'onMute'
    | 'onAskToWrite'
    | 'holdBack'
  >;
  /** The player went on to another map: the page follows. */
  follow(game: PlayedGame): void;
  now(): number;
  wait(ms: number): Promise<void>;
}
