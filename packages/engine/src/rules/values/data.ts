import type { Value } from '@playloom/game-format';
import { hasPlayerSave, readPlayerSave } from '../../systems/saved/savedData.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';
import { readPlayer } from './readPlayer.ts';

export const dataValueEvaluators = {
  savedValue: ({ player, key, scope }) =>
    readPlayer<Value>(player, null, (found, world, thread) =>
      readPlayerSave(found, scope(world, thread), key(world, thread)),
    ),
  hasSavedValue: ({ player, key, scope }) =>
    readPlayer(player, false, (found, world, thread) =>
      hasPlayerSave(found, scope(world, thread), key(world, thread)),
    ),
  // False for a player without tokens even if the amount is 0, so that areas for holders stay closed to
  // everyone else.
  holdsToken: ({ player, amount, scope }) =>
    readPlayer(player, false, ({ tokens }, world, thread) => {
      const balance = tokens?.[scope(world, thread)] ?? 0;
      return balance > 0 && balance >= amount(world, thread);
    }),
} satisfies Partial<ValueEvaluators>;
