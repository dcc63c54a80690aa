import type { DraftGame } from '@playloom/draft';
import type { Json, VariableType } from '@playloom/game-format';
import type { Command } from '../editor/Editor.ts';
import { createIdFromName } from '../ids/createIdFromName.ts';

export type VariableGroup = 'global' | 'unit' | 'player';

export const VARIABLE_GROUPS: readonly VariableGroup[] = ['global', 'unit', 'player'];

export interface VariablePlan {
  readonly command: Command;
  readonly id: string;
}

/** Plans a new variable. It is a number, because that is the most common type. */
export function planVariable(game: DraftGame, of: VariableGroup): VariablePlan {
  const name = 'New variable';
  const id = createIdFromName(name, (taken) => Object.hasOwn(game.variables[of], taken));
  const value: { [field: string]: Json } = { name, type: 'number', initial: 0, isPublic: true };
  if (of === 'player') value['isSaved'] = false;
  return {
    id,
    command: {
      label: 'Add a variable',
      edits: [{ kind: 'insert', path: ['variables', of], key: id, value }],
    },
  };
}

/** The initial value for a type. Undefined for types that start empty, such as entities. */
function getInitialValue(type: VariableType): Json | undefined {
  switch (type) {
    case 'number':
      return 0;
    case 'text':
      return '';
    case 'boolean':
      return false;
    case 'list':
      return [];
    case 'record':
      return {};
    case 'position':
    case 'unit':
    case 'item':
    case 'prop':
    case 'player':
    case 'team':
    case 'region':
    case 'unitType':
    case 'itemType':
    case 'projectileType':
      return undefined;
  }
}

/** Changes the type of a variable and resets its initial value, which would no longer fit. */
export function changeVariableType(of: VariableGroup, id: string, type: VariableType, name: string): Command {
  const path = ['variables', of, id];
  return {
    label: `Change type for ${name}`,
    edits: [
      { kind: 'set', path: [...path, 'type'], value: type },
      { kind: 'set', path: [...path, 'initial'], value: getInitialValue(type) },
    ],
  };
}
