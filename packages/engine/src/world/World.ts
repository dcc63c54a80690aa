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
 * One room's world. Everything below `tick` is its state and goes into snapshots; `receiveSnapshot` lists each
 * field, and a test fails when one is forgotten.
 */
export interface World {
  readonly game: CompiledGame;
  readonly scripts: ScriptHost | null;

  tick: number;
  readonly random: RandomState;
  entities: Entities;
  /** In the order of joining. */
  readonly players: Map<PlayerId, Player>;
  readonly teams: Map<string, TeamState>;
  readonly variables: Map<string, Value>;
  readonly timers: Map<string, Timer>;
  /** In the order of the document. */
  readonly regions: Map<string, RegionState>;
  /** Rules that wait, oldest first. */
  threads: readonly Thread[];
  /** Rules that were switched off or on while playing, by id. */
  readonly ruleSwitches: Map<string, boolean>;
  match: MatchState;
  /** What everyone sees and hears until a rule changes it: those who join later too. */
  showing: ScreenState;
  daylight: { readonly brightness: number; readonly color: string };
  /** Layers that rules made more or less visible for everyone. */
  readonly layerOpacities: Map<string, number>;
  tiles: TileMap;
  physics: Physics;
  /** Why scripts were switched off; null while they run. */
  scriptsOff: string | null;

  /** What happened after scripts had their turn in the last tick: they hear of it in the next. */
  lateForScripts: readonly FiredTrigger[];
  /** What happened and has not been told to rules yet: empty between ticks but for what joins and creation fired. */
  readonly fired: FiredTrigger[];
  /** What this tick leads to outside; emptied at the start of the next. */
  readonly events: WorldEvent[];
  /** Instructions rules may still take in this tick. */
  stepsLeft: number;
}

/** All entities by slot. */
export interface Entities {
  capacity: number;
  /** One more than the highest slot in use: loops over slots end here. */
  top: number;
  /** Slots to use again, the last one first. */
  readonly free: number[];
  generations: Uint16Array;
  readonly records: (Entity | null)[];
  /** Worked out from the records, see `marks.ts`. */
  marks: Uint16Array;
  motion: Motion;
  attributes: Attributes;
}

export interface TeamState {
  score: number;
  /** Changed by rules; others as the document says. */
  relations: { readonly [team: string]: Relation };
}

export interface Timer {
  endsAt: number;
  /** Ticks between two ends; 0 ends once. */
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
  /** The tick at which the phase ends; 0 lasts until something ends it. */
  readonly endsAt: number;
  /** Won rounds, by team id or `player:id`. */
  readonly wins: { readonly [winner: string]: number };
}

/** A game made ready to run; rooms of the same release share it. */
export interface CompiledGame {
  readonly game: Game;
  readonly lookup: ReferenceLookup;
  readonly tickRate: number;
  readonly tickSeconds: number;
  readonly units: ReadonlyMap<string, CompiledType<UnitType>>;
  readonly items: ReadonlyMap<string, CompiledType<ItemType>>;
  readonly projectiles: ReadonlyMap<string, CompiledType<ProjectileType>>;
  readonly props: ReadonlyMap<string, CompiledType<PropType>>;
  /** How many columns the attribute table needs. */
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
  /** The column of each attribute it has. */
  readonly columns: ReadonlyMap<string, number>;
}

export interface CompiledAttribute {
  readonly id: string;
  readonly column: number;
  readonly attribute: Attribute;
  readonly start: number;
  readonly min: number;
  readonly max: number;
  /** Points a tick. */
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

/** Gives a value while a rule runs. */
export type Evaluate<Result> = (world: World, thread: Thread) => Result;

/** What becomes of the answer depends on its kind. */
export type Instruction = (world: World, thread: Thread) => unknown;

/**
 * What a rule, a dialogue option or an offer does: a flat list, so that the place in it is one number. Jumps are
 * numbers, and actions stand in it as they are: a function around each would be one more thing to fetch.
 */
export interface Program {
  /** The rule it belongs to, for problems a creator should see. */
  readonly rule: string;
  readonly code: readonly Instruction[];
  /** See `instructionKinds.ts`. */
  readonly kinds: readonly number[];
  /** Where tests that fail and jumps lead. */
  readonly targets: readonly number[];
  /** Steps each instruction takes from the budget. */
  readonly costs: readonly number[];
  /** Where each instruction stands in the document. */
  readonly paths: readonly string[];
}
