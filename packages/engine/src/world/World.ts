import type {
  Achievement,
  AchievementCondition,
  Attribute,
  Game,
  Goal,
  ItemType,
  ReferenceLookup,
  PlayerId,
  ProjectileType,
  PropType,
  Relation,
  TriggerName,
  UnitType,
  Value,
} from '@playloom/game-format';
import type { RandomState } from '../math/random.ts';
import type { TileMap } from '../map/TileMap.ts';
import type { Physics } from '../physics/Physics.ts';
import type { FiredTrigger } from './FiredTrigger.ts';
import type { Thread } from './Thread.ts';
import type { ScriptHost } from './ScriptHost.ts';
import type { Attributes } from '../entities/Attributes.ts';
import type { Entity } from '../entities/Entity.ts';
import type { Motion } from '../entities/Motion.ts';
import type { Player, ScreenState } from './Player.ts';
import type { WorldCaches } from './WorldCaches.ts';
import type { WorldEvent } from './WorldEvent.ts';
import type { WorldMarker } from './WorldMarker.ts';

/**
 * The world of one room. The fields from `tick` to `fired` are its state and are in snapshots. `takeSnapshot`
 * lists each of them, and a test fails if one is missing.
 */
export interface World {
  readonly game: CompiledGame;
  readonly scripts: ScriptHost | null;

  tick: number;
  readonly random: RandomState;
  entities: Entities;
  /** Players in the order they joined. */
  readonly players: Map<PlayerId, Player>;
  readonly teams: Map<string, TeamState>;
  readonly variables: Map<string, Value>;
  readonly timers: Map<string, Timer>;
  /** Regions in document order. */
  readonly regions: Map<string, RegionState>;
  /** Waiting rules, oldest first. */
  threads: readonly Thread[];
  /** Rules that were switched on or off during play, by id. */
  readonly ruleSwitches: Map<string, boolean>;
  match: MatchState;
  /** What everyone sees and hears until a rule changes it, including players who join later. */
  showing: ScreenState;
  daylight: { readonly brightness: number; readonly color: string };
  /** The layer opacities that rules have set for everyone. */
  readonly layerOpacities: Map<string, number>;
  /** Markers that rules have put on entities and regions, oldest first. */
  markers: readonly WorldMarker[];
  tiles: TileMap;
  physics: Physics;
  /** Why scripts were switched off; null while they run. */
  scriptsOff: string | null;

  /** Triggers that fired after the scripts step of the last tick. Scripts get them in the next tick. */
  lateForScripts: readonly FiredTrigger[];
  /**
   * Triggers that have fired and whose rules haven't run yet. Between ticks it contains only those from joins
   * and the creation of the world.
   */
  readonly fired: FiredTrigger[];
  /** Events of this tick for the room. Cleared at the start of the next tick. */
  readonly events: WorldEvent[];
  /** Instructions that rules may still use in this tick. */
  stepsLeft: number;
  /** Data derived from the state above. */
  caches: WorldCaches;
}

/** All entities by slot. */
export interface Entities {
  capacity: number;
  /** One more than the highest slot in use. Loops over slots end here. */
  top: number;
  /** Slots to reuse. The last one in the list is used first. */
  readonly free: number[];
  generations: Uint16Array;
  readonly records: (Entity | null)[];
  /** Bits derived from the records; see `marks.ts`. */
  marks: Uint16Array;
  motion: Motion;
  attributes: Attributes;
}

export interface TeamState {
  score: number;
  /** Relations that rules have changed. All others are defined in the document. */
  relations: { readonly [team: string]: Relation };
}

export interface Timer {
  endsAt: number;
  /** The interval in ticks; 0 for a timer that ends once. */
  readonly every: number;
}

export interface RegionState {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MatchState {
  readonly phase: 'off' | 'waiting' | 'countdown' | 'round' | 'pause' | 'over';
  readonly round: number;
  /** The tick at which the current phase ends; 0 if it has no time limit. */
  readonly endsAt: number;
  /** The number of rounds won, by team id or `player:id`. */
  readonly wins: { readonly [winner: string]: number };
  /** Who won. Only set while the match is over and its results are turned on. */
  readonly winner?: MatchWinner;
  /** Set two ticks after the match has ended, so that rules and scripts can still change what is compared. */
  readonly results?: MatchResults;
  /** The index of the option that each player chose for the next match. */
  readonly votes?: { readonly [player: string]: number };
}

/** The winner of a round or a match: a team, a player, or no one. */
export interface MatchWinner {
  readonly team: string | null;
  readonly player: PlayerId | null;
}

/** How a match ended. Contains names, because players can leave while others read it. */
export interface MatchResults {
  readonly winner: MatchWinner;
  /** Best first. Players who join later have no row. */
  readonly rows: readonly MatchResultRow[];
  readonly awards: readonly MatchAward[];
}

export interface MatchResultRow {
  readonly player: PlayerId;
  readonly name: string;
  readonly isBot: boolean;
  readonly team: string | null;
  readonly value: number;
  /** The player's value in the match before, and the best one before this match. Null if there is none. */
  readonly last: number | null;
  readonly best: number | null;
}

export interface MatchAward {
  /** The index of the award in the settings. */
  readonly award: number;
  /** Several players if they have the same value. */
  readonly players: readonly PlayerId[];
  readonly value: number;
}

/** A compiled game. Rooms of the same release share it. */
export interface CompiledGame {
  readonly game: Game;
  readonly lookup: ReferenceLookup;
  readonly tickRate: number;
  readonly tickSeconds: number;
  readonly units: ReadonlyMap<string, CompiledType<UnitType>>;
  readonly items: ReadonlyMap<string, CompiledType<ItemType>>;
  readonly projectiles: ReadonlyMap<string, CompiledType<ProjectileType>>;
  readonly props: ReadonlyMap<string, CompiledType<PropType>>;
  /** The number of columns in the attribute table. */
  readonly attributeStride: number;
  readonly achievements: ReadonlyMap<string, Achievement>;
  readonly achievementsByKind: ReadonlyMap<AchievementCondition['kind'], readonly Achievement[]>;
  readonly goals: ReadonlyMap<string, Goal>;
  readonly goalsByKind: ReadonlyMap<AchievementCondition['kind'], readonly Goal[]>;
  readonly programs: readonly Program[];
  readonly rules: ReadonlyMap<string, CompiledRule>;
  readonly rulesByTrigger: ReadonlyMap<TriggerName, readonly CompiledRule[]>;
  /** The programs of actions in dialogues and shops, by their path in the document. */
  readonly programsByPath: ReadonlyMap<string, number>;
  readonly conditionsByPath: ReadonlyMap<string, Evaluate<boolean>>;
}

export interface CompiledType<Type> {
  readonly id: string;
  readonly type: Type;
  readonly attributes: readonly CompiledAttribute[];
  /** The column of each attribute of the type. */
  readonly columns: ReadonlyMap<string, number>;
}

export interface CompiledAttribute {
  readonly id: string;
  readonly column: number;
  readonly attribute: Attribute;
  readonly start: number;
  readonly min: number;
  readonly max: number;
  /** In points per tick. */
  readonly regeneration: number;
  readonly delayTicks: number;
}

export interface CompiledRule {
  readonly id: string;
  readonly program: number;
  readonly isEnabled: boolean;
  readonly trigger: TriggerName;
  /** The filters that are set: the name of the parameter, and the literal that it must equal. */
  readonly filters: readonly (readonly [param: string, wanted: Value])[];
  /** The number of ticks between two runs of an “every … seconds” rule; 0 for other triggers. */
  readonly everyTicks: number;
}

/** Computes a value while a rule runs. */
export type Evaluate<Result> = (world: World, thread: Thread) => Result;

/** An instruction of a program. How its result is used depends on its kind. */
export type Instruction = (world: World, thread: Thread) => unknown;

/**
 * The compiled actions of a rule, a dialogue option or an offer. They are a flat list, so that a position in it
 * is one number. Kinds and targets of instructions are in separate lists, because a wrapper function around
 * each action would be one more object to fetch.
 */
export interface Program {
  /** The rule to name in problems shown to the creator. */
  readonly rule: string;
  readonly code: readonly Instruction[];
  /** The kind of each instruction; see `instructionKinds.ts`. */
  readonly kinds: readonly number[];
  /** Where to continue after each jump and failed test. */
  readonly targets: readonly number[];
  /** What each instruction costs of the step budget. */
  readonly costs: readonly number[];
  /** The path of each instruction's line in the document. */
  readonly paths: readonly string[];
}
