/** Which room to join. By default, any room with a free slot. */
export interface RoomRequest {
  readonly roomId?: string;
  readonly lobbyCode?: string;
  readonly newRoom?: 'public' | 'private';
  readonly watch?: boolean;
  readonly autoJoinToken?: string;
  /** Id of an invitation created on this page, whose room to join. */
  readonly inv?: string;
}

/** Loading steps, in the order in which they finish. */
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
      /** Total progress, 0 to 1; never decreases. */
      readonly part: number;
      /** Set once a slot in the room is reserved. */
      readonly room: JoinedRoom | null;
      /** Whether the player is traveling from one map of a world to another. */
      readonly isTraveling: boolean;
    }
  | { readonly kind: 'playing'; readonly room: JoinedRoom; readonly isReconnecting: boolean }
  | {
      readonly kind: 'stopped';
      /** Stable id: an API error, a room's close reason, or `no-webgl`, `unsupported-browser`, `client-missing`. */
      readonly id: string;
      readonly text: string;
      /** The room the player asked for. `room` is the room the player was in. */
      readonly request: RoomRequest;
      readonly room: JoinedRoom | null;
    };
