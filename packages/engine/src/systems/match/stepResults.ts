import { limits } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { listPlayers } from '../players/listPlayers.ts';
import { applyMatchOption, listMatchOptions, pickMatchOption } from './matchOptions.ts';
import { isTimeOver } from './isTimeOver.ts';
import { areScoresRetained } from './resetScores.ts';
import { startCountdown } from './startCountdown.ts';
import { startMatch } from './startMatch.ts';
import { summarizeMatch } from './summarizeMatch.ts';

/** Scripts that end a match get its trigger in the next tick. */
const TICKS_UNTIL_RESULTS = 2;

/** Shows the results of a match until everyone has voted on the next one, or the time is over. */
export function stepResults(world: World): void {
  const { match } = world;
  if (match.results === undefined && hasEndRun(world)) {
    world.match = { ...match, results: summarizeMatch(world, match.winner), votes: {} };
  }
  if (isTimeOver(world) || hasEveryoneVoted(world)) startNextMatch(world);
}

/** Whether rules and scripts have handled the end of the match. They can still change what is compared. */
function hasEndRun(world: World): boolean {
  const { seconds } = world.game.game.settings.results;
  const endedAt = world.match.endsAt - toTicks(world, seconds);
  return world.tick - endedAt >= TICKS_UNTIL_RESULTS;
}

/** Only people decide: bots don't vote, and a room without people waits until the time is over. */
function hasEveryoneVoted(world: World): boolean {
  const { votes = {} } = world.match;
  const people = listPlayers(world, ({ isBot }) => !isBot);
  return people.length > 0 && people.every(({ id }) => votes[id] !== undefined);
}

function startNextMatch(world: World): void {
  const { match, results } = world.game.game.settings;
  const secondsLeft = limits.MATCH_RESULTS_SECONDS_MAX - results.seconds;
  const deadline = world.match.endsAt + toTicks(world, secondsLeft);
  const option = listMatchOptions(world)[pickMatchOption(world)]!;
  startMatch(world, areScoresRetained(world));
  applyMatchOption(world, option);
  fire(world, 'nextMatchStarts', { chosenOption: option.label });
  if (match.isEnabled) startCountdown(world, deadline);
}
