import type { Game } from '../document/gameSchema.ts';
import type { Award, MatchOption } from '../document/resultsSchema.ts';
import type { Variable } from '../document/variablesSchema.ts';
import type { Problem } from '../problems/Problem.ts';

/** Finds results that compare no numbers, and options for the next match that change nothing. */
export function checkResults({ settings, variables }: Game): Problem[] {
  const { ranking, awards, options } = settings.results;
  const problems = [
    checkMeasure(variables.player, ranking, 'settings.results.ranking'),
    ...awards.map((award, index) =>
      checkMeasure(variables.player, award, `settings.results.awards[${index}]`),
    ),
    ...options.map(({ change }, index) =>
      checkChange(variables.global, change, `settings.results.options[${index}].change`),
    ),
  ];
  return problems.filter((problem) => problem !== null);
}

interface Variables {
  readonly [id: string]: Variable;
}

/** References to unknown variables are reported by `checkReferences`. */
function checkMeasure(
  variables: Variables,
  { variable }: Pick<Award, 'variable'>,
  path: string,
): Problem | null {
  const found = findVariable(variables, variable);
  if (found === null || found.type === 'number') return null;
  return createProblem(`${path}.variable`, `“${found.name}” is not a number. Choose a number variable.`);
}

function checkChange(variables: Variables, change: MatchOption['change'], path: string): Problem | null {
  if (change.kind === 'same') return null;
  if (change.kind === 'map') {
    return change.map === null ? createProblem(`${path}.map`, 'Choose the map of this option.') : null;
  }
  if (change.variable === null)
    return createProblem(`${path}.variable`, 'Choose the variable that this option sets.');
  const found = findVariable(variables, change.variable);
  return found === null ? null : checkModeValue(found, change.value, path);
}

function checkModeValue({ name, type }: Variable, value: string, path: string): Problem | null {
  if (type === 'text') return null;
  if (type === 'number') {
    const isNumber = value.trim() !== '' && Number.isFinite(Number(value));
    return isNumber ? null : createProblem(`${path}.value`, `“${name}” needs a number.`);
  }
  if (type === 'boolean') {
    const isBoolean = value === 'true' || value === 'false';
    return isBoolean ? null : createProblem(`${path}.value`, `“${name}” needs “true” or “false”.`);
  }
  const message = `An option can’t set “${name}”. Choose a text, number, or true/false variable.`;
  return createProblem(`${path}.variable`, message);
}

function findVariable(variables: Variables, id: string | null): Variable | null {
  return id !== null && Object.hasOwn(variables, id) ? variables[id]! : null;
}

function createProblem(path: string, message: string): Problem {
  return { path, code: 'does-not-fit', message };
}
