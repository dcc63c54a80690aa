import type { Action, Expression } from '@playloom/game-format';
import { checkpoints } from '../course.ts';

/** Points a player to a checkpoint, counted from 1, or to the finish after the last one. */
export function showFlagMarker(player: Expression, number: number): Action {
  const isFinish = number > checkpoints.length;
  return {
    do: 'showMarker',
    entity: getFlag(number),
    icon: 'flag',
    color: isFinish ? '#ffc857' : '#7bd389',
    player,
    hasDistance: true,
  };
}

/** Removes a player’s markers from the checkpoints up to this one, or from all and the finish. */
export function hideFlagMarkers(player: Expression, last = checkpoints.length + 1): Action[] {
  return Array.from({ length: last }, (_, index) => ({
    do: 'hideMarker',
    entity: getFlag(index + 1),
    player,
  }));
}

function getFlag(number: number): Expression {
  return {
    get: 'placedProp',
    placement: number > checkpoints.length ? 'finish-flag' : `flag-${number}`,
  };
}
