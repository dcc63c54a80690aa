/** Which room is asked for; nothing said means any with a free place. */
export interface RoomRequest {
  readonly roomId?: string;
  readonly lobbyCode?: string;
  readonly newRoom?: 'public' | 'private';
  readonly watch?: boolean;
  readonly autoJoinToken?: string;
  /** The room of an invitation made here. */
  readonly inv?: string;
}

/** What has to be done before somebody plays, in the order in which it ends. */
export const LOAD_STEPS = ['room', 'client', 'release', 'assets', 'connecting', 'entering'] as const;
export type LoadStep = (typeof LOAD_STEPS)[number];

export interface JoinedRoom {
  readonly roomId: string;
  readonly roomName: string;
  readonly lobbyCode: string | null;
}

export type PlayState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'loading';
      readonly step: LoadStep;
      /** Of everything, 0 to 1; never goes back. */
      readonly part: number;
      /** Known once there is a place. */
      readonly room: JoinedRoom | null;
      /** On the way from one map of a world to the next. */
      readonly isTravelling: boolean;
    }
  | { readonly kind: 'playing'; readonly room: JoinedRoom; readonly isReconnecting: boolean }
  | {
      readonly kind: 'stopped';
      /** Stable: an error of the API, how a room ended, or `no-webgl`, `unsupported-browser`, `client-missing`. */
      readonly id: string;
      readonly text: string;
      /** What was asked for, and where one was. */
      readonly request: RoomRequest;
      readonly room: JoinedRoom | null;
    };
