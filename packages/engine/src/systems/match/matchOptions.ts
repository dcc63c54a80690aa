import type { MatchOption, Value, Variable } from '@playloom/game-format';
import { nextRandom } from '../../math/random.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { listPlayers } from '../players/listPlayers.ts';
import { writeGlobalVariable } from '../variables/variables.ts';

const PLAY_AGAIN: readonly MatchOption[] = [{ label: 'Play again', change: { kind: 'same' } }];

/** Lists what players can vote for. Without options in the settings they can play the same again. */
export function listMatchOptions(world: World): readonly MatchOption[] {
  const { options } = world.game.game.settings.results;
  return options.length === 0 ? PLAY_AGAIN : options;
}

/** Picks the option with the most votes of the players who are still here. A tie is decided at random. */
export function pickMatchOption(world: World): number {
  const { votes = {} } = world.match;
  const counts = listMatchOptions(world).map(() => 0);
  for (const { id } of listPlayers(world)) {
    const option = votes[id];
    if (option !== undefined && counts[option] !== undefined) counts[option] += 1;
  }
  const most = Math.max(...counts);
  if (most === 0) return 0;
  const leaders = counts.flatMap((count, index) => (count === most ? [index] : []));
  return leaders.length === 1 ? leaders[0]! : leaders[pickIndex(world, leaders.length)]!;
}

export function applyMatchOption(world: World, { change }: MatchOption): void {
  if (change.kind === 'mode' && change.variable !== null) {
    const variable = world.game.game.variables.global[change.variable];
    if (variable !== undefined) writeGlobalVariable(world, change.variable, toValue(variable, change.value));
  }
  if (change.kind === 'map' && change.map !== null) {
    for (const { id } of listPlayers(world, ({ isBot }) => !isBot)) {
      emitEvent(world, { kind: 'travel', player: id, map: change.map });
    }
  }
}

function toValue({ type }: Variable, text: string): Value {
  if (type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

function pickIndex(world: World, count: number): number {
  return Math.floor(nextRandom(world.random) * count);
}
