import type { Game } from '../document/gameSchema.ts';
import type { Variable, VariableType, VariableValue } from '../document/variablesSchema.ts';
import { valueTypes } from '../catalog/entry/valueTypes.ts';
import { isRecord } from '../json/isRecord.ts';
import { extendPath } from '../problems/formatPath.ts';
import type { Problem } from '../problems/Problem.ts';
import { type ReferenceLookup } from '../references/createReferenceLookup.ts';
import { createReferenceProblem } from '../references/createReferenceProblem.ts';

interface Variables {
  readonly [id: string]: Variable;
}

/** Finds initial values that do not fit their variable, and values of unknown variables. */
export function checkVariables(game: Game, lookup: ReferenceLookup): Problem[] {
  const problems: Problem[] = [];
  for (const group of ['global', 'unit', 'player'] as const) {
    for (const [id, variable] of Object.entries(game.variables[group])) {
      if (variable.initial === undefined) continue;
      const path = `${extendPath(`variables.${group}`, id)}.initial`;
      checkValue(variable, variable.initial, path, lookup, problems);
    }
  }
  const own = game.variables.unit;
  for (const [id, type] of Object.entries(game.types.units)) {
    checkOwnValues(own, type.variables, `${extendPath('types.units', id)}.variables`, lookup, problems);
  }
  game.map.entities.forEach((entity, index) => {
    checkOwnValues(own, entity.variables, `map.entities[${index}].variables`, lookup, problems);
  });
  return problems;
}

function checkOwnValues(
  variables: Variables,
  given: { readonly [id: string]: VariableValue },
  path: string,
  lookup: ReferenceLookup,
  problems: Problem[],
): void {
  for (const [id, value] of Object.entries(given)) {
    const valuePath = extendPath(path, id);
    const variable = Object.hasOwn(variables, id) ? variables[id] : undefined;
    if (variable === undefined) problems.push(createReferenceProblem(valuePath, 'unitVariable', id));
    else checkValue(variable, value, valuePath, lookup, problems);
  }
}

function checkValue(
  variable: Variable,
  value: VariableValue,
  path: string,
  lookup: ReferenceLookup,
  problems: Problem[],
): void {
  if (!isOfType(variable.type, value)) {
    const message = `The variable “${variable.name}” must be ${valueTypes[variable.type]}.`;
    problems.push({ path, code: 'does-not-fit', message });
    return;
  }
  const { type } = variable;
  const isReference =
    type === 'team' ||
    type === 'region' ||
    type === 'unitType' ||
    type === 'itemType' ||
    type === 'projectileType';
  if (isReference && typeof value === 'string' && !lookup[type].has(value)) {
    problems.push(createReferenceProblem(path, type, value));
  }
}

function isOfType(type: VariableType, value: VariableValue): boolean {
  switch (type) {
    case 'number':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'position':
      return value === null || isPosition(value);
    case 'unit':
    case 'item':
    case 'prop':
    case 'player':
      // Entities and players exist only in a running game.
      return value === null;
    case 'team':
    case 'region':
    case 'unitType':
    case 'itemType':
    case 'projectileType':
      return value === null || typeof value === 'string';
    case 'list':
      return Array.isArray(value);
    case 'record':
      return isRecord(value);
  }
}

function isPosition(value: VariableValue): boolean {
  if (!isRecord(value)) return false;
  return Object.keys(value).length === 2 && typeof value['x'] === 'number' && typeof value['y'] === 'number';
}
