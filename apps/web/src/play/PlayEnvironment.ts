import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { Game } from '@playloom/game-format';
import type { StartClient, StartOptions } from '@playloom/game-client';
import type { RoomRequest } from './PlayState.ts';

export type JoinedSeat = EndpointResponse<Endpoints['joinGame']>['data'];

/** The game of the page, or the map the player traveled to. */
export interface PlayedGame {
  readonly id: string;
  readonly slug: string;
}

/** Functions of the page, the browser and the server that playing uses. */
export interface PlayEnvironment {
  /** Why this browser can't run the game. */
  findBrowserProblem(): 'unsupported-browser' | 'no-webgl' | null;
  findGame(slug: string): Promise<PlayedGame>;
  join(game: PlayedGame, request: RoomRequest, isFirst: boolean): Promise<JoinedSeat>;
  /** Text about an active ban in this game; null if there is none. */
  findBan(game: PlayedGame): Promise<string | null>;
  /** Adds the client's styles and scripts to the page and reports progress. */
  loadClient(engineVersion: string, onPart: (part: number) => void): Promise<void>;
  /** The client's start function, once its script has run. */
  findStart(engineVersion: string): StartClient | null;
  loadRelease(seat: JoinedSeat, onPart: (part: number) => void): Promise<Game>;
  /** An invitation link to the same room; null if there is none. */
  invite(seat: JoinedSeat): Promise<string | null>;
  openSocket(url: string): Promise<Awaited<ReturnType<StartOptions['connect']>>['transport']>;
  /** Other options of the client. */
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
  /** The player traveled to another map, and the page follows. */
  follow(game: PlayedGame): void;
  now(): number;
  wait(ms: number): Promise<void>;
}
