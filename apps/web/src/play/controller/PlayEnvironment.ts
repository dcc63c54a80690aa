import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { Game } from '@playloom/game-format';
import type { StartClient, StartOptions } from '@playloom/game-client';
import type { RoomRequest } from '../state/PlayState.ts';

export type JoinedSeat = EndpointResponse<Endpoints['joinGame']>['data'];

/** The game that is being played: the game of this page, or the map the player traveled to. */
export interface PlayedGame {
  readonly id: string;
  readonly slug: string;
  /** The version that rooms of the game nearly always run, if the page knows it. */
  readonly engineVersion?: string;
}

/** The functions of the page, the browser and the server that the play controller calls. */
export interface PlayEnvironment {
  /** Returns why this browser can't run the game, or null if it can. */
  findBrowserProblem(): 'unsupported-browser' | 'no-webgl' | null;
  findGame(slug: string): Promise<PlayedGame>;
  join(game: PlayedGame, request: RoomRequest, isFirst: boolean): Promise<JoinedSeat>;
  /** Returns a text about the user's active ban from this game, or null if there is none. */
  findBan(game: PlayedGame): Promise<string | null>;
  /** Loads the client, once for all that ask, and reports progress. Returns its start function. */
  loadClient(engineVersion: string, onPart: (part: number) => void): Promise<StartClient>;
  loadRelease(seat: JoinedSeat, onPart: (part: number) => void): Promise<Game>;
  /** Returns an invite link to the same room, or null if there is none. */
  invite(seat: JoinedSeat): Promise<string | null>;
  /** Returns where the room of a seat is now. Rejects while it moves to another process. */
  locateRoom(seat: JoinedSeat): Promise<string>;
  openSocket(url: string): Promise<Awaited<ReturnType<StartOptions['connect']>>['transport']>;
  /** Returns the other options for the client. */
  stage(
    seat: JoinedSeat,
  ): Pick<
    StartOptions,
    | 'root'
    | 'assetUrl'
    | 'panelUrl'
    | 'features'
    | 'opensChat'
    | 'showsFps'
    | 'onOffer'
    | 'onReport'
    | 'onMute'
    | 'onAskToWrite'
    | 'holdBack'
    | 'tips'
    | 'achievementStorage'
  >;
  /** Called after the player traveled to another map, so that the page shows that map. */
  follow(game: PlayedGame): void;
  now(): number;
  wait(ms: number): Promise<void>;
}
