import { type Game, gameSchema } from '../document/gameSchema.ts';
import { PROBLEMS_MAX } from '../document/limits.ts';
import { migrate } from '../migrate/migrate.ts';
import { checkAchievements } from './checkAchievements.ts';
import { checkGoals } from './checkGoals.ts';
import { checkIds } from './checkIds.ts';
import { checkMap } from './checkMap.ts';
import { checkRanges } from './checkRanges.ts';
import { checkReferences } from './checkReferences.ts';
import { checkResults } from './checkResults.ts';
import { checkTips } from './checkTips.ts';
import { checkVariables } from './checkVariables.ts';
import { copyJson } from './copyJson.ts';
import { createReferenceLookup } from '../references/createReferenceLookup.ts';
import { describeIssue } from './describeIssue.ts';
import { listOversizedParts } from './listOversizedParts.ts';
import type { Problem } from '../problems/Problem.ts';
import { fail, type Result, succeed } from '../problems/Result.ts';
import { checkRules } from './rules/checkRules.ts';

/** Validates any value. Returns a complete game, or the problems that must be fixed. */
export function parseGame(json: unknown): Result<Game, Problem[]> {
  const copied = copyJson(json);
  if (!copied.ok) return copied;
  // Checks the number of entries first, because the schema validates all entries before it counts them.
  const crowded = listOversizedParts(copied.value).filter(({ counted }) => counted === 'entries');
  if (crowded.length > 0) return fail(crowded.map(({ problem }) => problem));
  const migrated = migrate(copied.value);
  if (!migrated.ok) return migrated;
  const parsed = gameSchema.safeParse(migrated.value);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, PROBLEMS_MAX);
    return fail(issues.flatMap((issue) => describeIssue(issue, migrated.value)).slice(0, PROBLEMS_MAX));
  }
  const problems = checkGame(parsed.data);
  return problems.length === 0 ? succeed(parsed.data) : fail(problems.slice(0, PROBLEMS_MAX));
}

/** Checks what the schema cannot: whether the parts fit together. */
function checkGame(game: Game): Problem[] {
  const lookup = createReferenceLookup(game);
  return [
    ...checkIds(game),
    ...checkReferences(game, lookup),
    ...checkVariables(game, lookup),
    ...checkRanges(game),
    ...checkMap(game),
    ...checkTips(game),
    ...checkResults(game),
    ...checkAchievements(game),
    ...checkGoals(game),
    ...checkRules(game, lookup),
  ];
}
