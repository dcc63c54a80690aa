import type { SavedChange } from '@playloom/game-format';
import { savePlayerValue } from '../../systems/saved/savedData.ts';
import { submitLeaderboardScore } from '../../systems/saved/submitLeaderboardScore.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { reportRuleProblem } from '../../threads/reportRuleProblem.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import type { Thread } from '../../world/Thread.ts';
import { createPlayerAction } from './createPlayerAction.ts';

export const dataActionRunners = {
  saveValue: ({ player, key, value, scope }) =>
    createPlayerAction(player, (world, found, thread) =>
      saveOrReport(world, thread, found, {
        scope: scope(world, thread),
        key: key(world, thread),
        change: { kind: 'set', value: value(world, thread) },
      }),
    ),

  changeSavedNumber: ({ player, key, amount, scope }) =>
    createPlayerAction(player, (world, found, thread) =>
      saveOrReport(world, thread, found, {
        scope: scope(world, thread),
        key: key(world, thread),
        change: { kind: 'add', amount: amount(world, thread) },
      }),
    ),

  deleteSavedValue: ({ player, key, scope }) =>
    createPlayerAction(player, (world, found, thread) =>
      saveOrReport(world, thread, found, {
        scope: scope(world, thread),
        key: key(world, thread),
        change: { kind: 'delete' },
      }),
    ),

  submitScore: ({ player, leaderboard, score, order }) =>
    createPlayerAction(player, (world, found, thread) =>
      submitLeaderboardScore(world, found, {
        leaderboard: leaderboard(world, thread),
        score: score(world, thread),
        order: order(world, thread),
      }),
    ),
} satisfies Partial<ActionRunners>;

function saveOrReport(world: World, thread: Thread, player: Player, saved: SavedChange): void {
  const problem = savePlayerValue(world, player, saved);
  if (problem !== null) reportRuleProblem(world, thread, problem.id, problem.message);
}
