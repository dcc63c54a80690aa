import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { Game } from '@playloom/game-format';
import type { StartClient, StartOptions } from '@playloom/game-client';
import type { RoomRequest } from './PlayState.ts';

export type JoinedSeat = EndpointResponse<Endpoints['joinGame']>['data'];

/** The game of the page, or the map that was travelled to. */
export interface PlayedGame {
  readonly id: string;
  readonly slug: string;
}

/** What playing needs of the page, the browser and the server. */
export interface PlayEnvironment {
  /** Why this browser cannot play at all. */
  findBrowserProblem(): 'unsupported-browser' | 'no-webgl' | null;
  findGame(slug: string): Promise<PlayedGame>;
  join(game: PlayedGame, request: RoomRequest, isFirst: boolean): Promise<JoinedSeat>;
  /** The sentence about a ban that holds in this game; null when there is none. */
  findBan(game: PlayedGame): Promise<string | null>;
  /** Adds styles and scripts of the client to the page, and says how much of it is there. */
  loadClient(engineVersion: string, onPart: (part: number) => void): Promise<void>;
  /** The start function of that client, once its script has run. */
  findStart(engineVersion: string): StartClient | null;
  loadRelease(seat: JoinedSeat, onPart: (part: number) => void): Promise<Game>;
  /** A link that brings others into the same room; null when there is none to be had. */
  invite(seat: JoinedSeat): Promise<string | null>;
  openSocket(url: string): Promise<Awaited<ReturnType<StartOptions['connect']>>['transport']>;
  /** The rest of what the client is given. */
  stage(
    seat: JoinedSeat,
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
