import type { PlayerId, Value } from '@playloom/game-format';
import type { TileChanges } from '../map/TileMap.ts';
import type { RandomState } from '../math/random.ts';
import type { PhysicsSnapshot } from '../physics/PhysicsSnapshot.ts';
import type { FiredTrigger } from '../world/FiredTrigger.ts';
import type { Thread } from '../world/Thread.ts';
import type { ScriptSnapshot } from '../world/ScriptHost.ts';
import type { Player, ScreenState } from '../world/Player.ts';
import type { WorldMarker } from '../world/WorldMarker.ts';
import type { Entities, MatchState, RegionState, TeamState, Timer } from '../world/World.ts';

/** The complete state of a world between two ticks. Its records are never changed. */
export interface Snapshot {
  readonly tick: number;
  readonly random: RandomState;
  readonly entities: Omit<Entities, 'marks'>;
  readonly players: readonly (readonly [PlayerId, Player])[];
  readonly teams: readonly (readonly [string, TeamState])[];
  readonly variables: readonly (readonly [string, Value])[];
  readonly timers: readonly (readonly [string, Timer])[];
  readonly regions: readonly (readonly [string, RegionState])[];
  readonly threads: readonly Thread[];
  readonly ruleSwitches: readonly (readonly [string, boolean])[];
  readonly match: MatchState;
  readonly showing: ScreenState;
  readonly daylight: { readonly brightness: number; readonly color: string };
  readonly layerOpacities: readonly (readonly [string, number])[];
  readonly markers: readonly WorldMarker[];
  readonly tiles: TileChanges;
  readonly physics: PhysicsSnapshot;
  readonly scriptsOff: string | null;
  readonly lateForScripts: readonly FiredTrigger[];
  readonly fired: readonly FiredTrigger[];
  readonly scripts: ScriptSnapshot | null;
}
