import type {
  Attribute,
  Game,
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
import type { FiredTrigger } from '../rules/FiredTrigger.ts';
import type { Thread } from '../rules/Thread.ts';
import type { ScriptHost } from '../scripts/ScriptHost.ts';
import type { Attributes } from './Attributes.ts';
import type { Entity } from './Entity.ts';
import type { Motion } from './Motion.ts';
import type { Player, ScreenState } from './Player.ts';
import type { WorldEvent } from './WorldEvent.ts';

/**
 * The world of one room. Everything below `tick` is its state and goes into snapshots; `takeSnapshot` lists
 * each field, and a test fails if one is missing.
 */
export interface World {
  readonly game: CompiledGame;
  readonly scripts: ScriptHost | null;

  tick: number;
  readonly random: RandomState;
  entities: Entities;
  /** In the order they joined. */
  readonly players: Map<PlayerId, Player>;
  readonly teams: Map<string, TeamState>;
  readonly variables: Map<string, Value>;
  readonly timers: Map<string, Timer>;
  /** In document order. */
  readonly regions: Map<string, RegionState>;
  /** Waiting rules, oldest first. */
  threads: readonly Thread[];
  /** Rules that were switched off or on during play, by id. */
  readonly ruleSwitches: Map<string, boolean>;
  match: MatchState;
  /** What everyone sees and hears until a rule changes it, including players who join later. */
  showing: ScreenState;
  daylight: { readonly brightness: number; readonly color: string };
  /** Layer opacities that rules set for everyone. */
  readonly layerOpacities: Map<string, number>;
  tiles: TileMap;
  physics: Physics;
  /** Why scripts were switched off; null while they run. */
  scriptsOff: string | null;

  /** Triggers that fired after the scripts step of the last tick: scripts get them in the next. */
  lateForScripts: readonly FiredTrigger[];
  /**
   * Fired triggers that rules haven't handled yet: empty between ticks except for those from joins and
   * creation.
   */
  readonly fired: FiredTrigger[];
  /** Events of this tick for the room; cleared at the start of the next. */
  readonly events: WorldEvent[];
  /** Instructions that rules may still use in this tick. */
  stepsLeft: number;
}

/** All entities by slot. */
export interface Entities {
  capacity: number;
  /** One more than the highest slot in use: loops over slots end here. */
  top: number;
  /** Slots to reuse, the last one first. */
  readonly free: number[];
  generations: Uint16Array;
  readonly records: (Entity | null)[];
  /** Derived from the records, see `marks.ts`. */
  marks: Uint16Array;
  motion: Motion;
  attributes: Attributes;
}

export interface TeamState {
  score: number;
  /** Changed by rules; others are defined in the document. */
  relations: { readonly [team: string]: Relation };
}

export interface Timer {
  endsAt: number;
  /** Ticks of the interval; 0 for a timer that ends once. */
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
  /** The tick at which the phase ends; 0 if it has no time limit. */
  readonly endsAt: number;
  /** Won rounds, by team id or `player:id`. */
  readonly wins: { readonly [winner: string]: number };
}

/** A compiled game; rooms of the same release share it. */
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
  readonly programs: readonly Program[];
  readonly rules: ReadonlyMap<string, CompiledRule>;
  readonly rulesByTrigger: ReadonlyMap<TriggerName, readonly CompiledRule[]>;
  /** Programs of the actions in dialogues and shops, by their path in the document. */
  readonly programsByPath: ReadonlyMap<string, number>;
  readonly conditionsByPath: ReadonlyMap<string, Evaluate<boolean>>;
}

export interface CompiledType<Type> {
  readonly id: string;
  readonly type: Type;
  readonly attributes: readonly CompiledAttribute[];
  /** The column of each of its attributes. */
  readonly columns: ReadonlyMap<string, number>;
}

export interface CompiledAttribute {
  readonly id: string;
  readonly column: number;
  readonly attribute: Attribute;
  readonly start: number;
  readonly min: number;
  readonly max: number;
  /** Points per tick. */
  readonly regeneration: number;
  readonly delayTicks: number;
}

export interface CompiledRule {
  readonly id: string;
  readonly program: number;
  readonly isEnabled: boolean;
  readonly trigger: TriggerName;
  /** Filters that are set: name of the parameter and the literal it must equal. */
  readonly filters: readonly (readonly [param: string, wanted: Value])[];
  /** For “every … seconds”: ticks between two runs; 0 for other triggers. */
  readonly everyTicks: number;
}

/** Evaluates a value while a rule runs. */
export type Evaluate<Result> = (world: World, thread: Thread) => Result;

/** How the result is used depends on its kind. */
export type Instruction = (world: World, thread: Thread) => unknown;

/**
 * The actions of a rule, a dialogue option or an offer: a flat list, so that the position in it is one
 * number. Jumps are numbers, and actions are included directly: a wrapper function around each would be one
 * more object to fetch.
 */
export interface Program {
  /** The rule it belongs to, for problems shown to the creator. */
  readonly rule: string;
  readonly code: readonly Instruction[];
  /** See `instructionKinds.ts`. */
  readonly kinds: readonly number[];
  /** Where failed tests and jumps lead. */
  readonly targets: readonly number[];
  /** The budget cost of each instruction, in steps. */
  readonly costs: readonly number[];
  /** The path of each instruction in the document. */
  readonly paths: readonly string[];
}
