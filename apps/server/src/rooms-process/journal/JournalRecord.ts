import type { JoiningPlayer, LastingReport, PackedInputs, Seat } from '@playloom/room-contract';

/** A part of a room's journal. The first one is a `start`; everything after it happened later. */
export type JournalRecord =
  | JournalStart
  /** What reached the world up to a tick, and what left the room for good in these ticks. */
  | {
      readonly kind: 'step';
      readonly tick: number;
      readonly inputs: PackedInputs | null;
      readonly seats: readonly Seat[] | null;
    }
  | {
      readonly kind: 'members';
      readonly members: readonly JournaledMember[];
      /** Missing in older journals. */
      readonly kicks?: JournaledKicks;
      readonly played?: JournaledPlay;
    }
  | { readonly kind: 'effects'; readonly effects: readonly JournaledEffect[] }
  /** These effects have happened and must not happen again. */
  | { readonly kind: 'done'; readonly ids: readonly string[] };

/** Everything that is needed to open the room. */
export interface JournalStart {
  readonly kind: 'start';
  readonly plan: JournaledPlan;
  /** The tick of the keyframe, or 0. */
  readonly tick: number;
  /** Null if the room starts from its seed. */
  readonly keyframe: Uint8Array | null;
  readonly seats: readonly Seat[];
  /** The number of the last save or score before the keyframe. */
  readonly sequence: number;
  readonly scriptsOff: string | null;
  /** The number of effects so far, for their ids. */
  readonly effectCount: number;
  readonly members: readonly JournaledMember[];
  /** Missing in journals of earlier versions, as in `members`. */
  readonly kicks?: JournaledKicks;
  readonly played?: JournaledPlay;
  /** Effects that have not happened yet. */
  readonly effects: readonly JournaledEffect[];
}

/** What a room is, from its creation to its end. */
export interface JournaledPlan {
  readonly gameId: string;
  readonly release: number;
  readonly seed: number;
  readonly maxPlayers: number;
  readonly lobbyCode: string | null;
  readonly ownerId: string | null;
  /** Where the room was opened. Missing in journals of earlier versions. */
  readonly region?: string;
  /** Whether the room is kept when nobody is in it. Missing in older journals. */
  readonly isKept?: boolean;
}

/** What was played in a room so far. */
export interface JournaledPlay {
  /** How long at least one player was connected. */
  readonly seconds: number;
  /** Short hashes of who the players were. */
  readonly people: readonly string[];
}

/** A person with a seat. Secrets are stored as hashes, so that a journal can't be used to take a seat. */
export interface JournaledMember {
  readonly sessionId: string;
  readonly visitor: JoiningPlayer;
  readonly playSessionId: string;
  /** How long ago the member connected for the first time, in milliseconds. */
  readonly agoMs: number;
  readonly clientId: number;
  readonly player: number | null | undefined;
  readonly ticketHash: string | null;
  readonly resumeHash: string | null;
  readonly usedResumeHash: string | null;
  /** The lease on the saved data of the member's account. */
  readonly lease: string | null;
  /** The last offer to the member, which can still be accepted. */
  readonly offer: JournaledOffer | null;
}

/** Who was kicked and may not rejoin yet. Times are in milliseconds since 1970. */
export interface JournaledKicks {
  /** When each account, browser, or network may join again. */
  readonly until: readonly (readonly [key: string, until: number])[];
  /** When players of each network were kicked. */
  readonly networks: readonly (readonly [network: string, kickedAt: readonly number[]])[];
}

/** An offer for coins that a member can accept for `leftMs` milliseconds. */
export interface JournaledOffer {
  readonly id: string;
  readonly item: string;
  readonly price: number;
  readonly leftMs: number;
}

/** Something that leaves the room for good. The id is made of the room, its run, the tick and a number. */
export interface JournaledEffect {
  readonly id: string;
  readonly report: LastingReport;
  /** The lease to save with, also if the player has left. Missing in older journals, and for everything but saves. */
  readonly lease?: string;
}
