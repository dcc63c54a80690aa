import { save } from '../../systems/saved/savedData.ts';
import { submitScore } from '../../systems/saved/submitScore.ts';
import type { Player, SavedChange } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { reportRuleProblem } from '../reportRuleProblem.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import type { Thread } from '../Thread.ts';
import { onPlayer } from './onPlayer.ts';

export const dataActions = {
  saveValue: ({ player, key, value, scope }) =>
    onPlayer(player, (world, found, thread) =>
      saveOrReport(world, thread, found, {
        scope: scope(world, thread),
        key: key(world, thread),
        change: { kind: 'set', value: value(world, thread) },
      }),
    ),

  changeSavedNumber: ({ player, key, amount, scope }) =>
    onPlayer(player, (world, found, thread) =>
      saveOrReport(world, thread, found, {
        scope: scope(world, thread),
        key: key(world, thread),
        change: { kind: 'add', amount: amount(world, thread) },
      }),
    ),

  deleteSavedValue: ({ player, key, scope }) =>
    onPlayer(player, (world, found, thread) =>
      saveOrReport(world, thread, found, {
        scope: scope(world, thread),
        key: key(world, thread),
        change: { kind: 'delete' },
      }),
    ),

  submitScore: ({ player, leaderboard, score, order }) =>
    onPlayer(player, (world, found, thread) =>
      submitScore(world, found, {
        leaderboard: leaderboard(world, thread),
        score: score(world, thread),
        order: order(world, thread),
      }),
    ),
} satisfies Partial<ActionRunners>;

function saveOrReport(world: World, thread: Thread, player: Player, saved: SavedChange): void {
  const problem = save(world, player, saved);
  if (problem !== null) reportRuleProblem(world, thread, problem.id, problem.message);
}
