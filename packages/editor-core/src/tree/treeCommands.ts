import type { DraftEdit, DraftGame } from '@playloom/draft';
import { gameSchema, type GameTypes, type Json, limits } from '@playloom/game-format';
import {
  removeScriptFile,
  removeScript,
  renameScriptFile,
  renameScript,
  validateScriptFileName,
} from '../code/scriptCommands.ts';
import { addScript } from '../code/scriptCommands.ts';
import type { Command } from '../editor/Editor.ts';
import { createIdFromName } from '../ids/createIdFromName.ts';
import type { EditorLocation } from '../locations/EditorLocation.ts';
import { getDefaultName, getNameWithArticle } from './kinds.ts';
import { getRuleGroupName } from '../locations/getRuleGroupName.ts';

/** A command, and the location to open afterwards. */
export interface CommandWithLocation {
  readonly command: Command;
  readonly location: EditorLocation | null;
}

/** Initial values of a new type that differ from the defaults of the format, or that are required. */
const FIRST_FIELDS: { readonly [kind in keyof GameTypes]?: { readonly [field: string]: Json } } = {
  // New units have an inventory and new items can be stacked. Otherwise, picking up a first coin would do nothing.
  units: { inventory: { size: 8 } },
  items: { maxStack: 99 },
  dialogues: { start: 'hello', nodes: { hello: { text: 'Hello!' } } },
};

/** Plans a new type, with default values for all fields that aren't given. */
export function planType(
  game: DraftGame,
  of: keyof GameTypes,
  given: { readonly name?: string; readonly [field: string]: Json | undefined } = {},
): CommandWithLocation {
  const name = given.name ?? getDefaultName(of);
  const id = createIdFromName(name, (taken) => Object.hasOwn(game.types[of], taken));
  const { fields, before } = of === 'shops' ? planCurrency(game) : { fields: FIRST_FIELDS[of], before: [] };
  const whole = gameSchema.parse({
    format: limits.CURRENT_FORMAT,
    settings: { title: name },
    types: { [of]: { [id]: { name, ...fields, ...given } } },
  });
  const value = whole.types[of][id] as unknown as Json;
  const edits: DraftEdit[] = [...before, { kind: 'insert', path: ['types', of], key: id, value }];
  return { command: { label: `Add ${getNameWithArticle(of)}`, edits }, location: { kind: 'type', of, id } };
}

/**
 * Chooses the currency of a new shop: the first number variable of players, or a new variable for coins if there is
 * none.
 */
function planCurrency({ variables: { player } }: DraftGame): {
  fields: { readonly [field: string]: Json };
  before: DraftEdit[];
} {
  const pay = (variable: string) => ({ currency: { kind: 'player-variable', variable } });
  const known = Object.keys(player).find((id) => player[id]!.type === 'number');
  if (known !== undefined) return { fields: pay(known), before: [] };
  const key = createIdFromName('Coins', (taken) => Object.hasOwn(player, taken));
  const value = { name: 'Coins', type: 'number', initial: 0, isPublic: true, isSaved: false };
  return { fields: pay(key), before: [{ kind: 'insert', path: ['variables', 'player'], key, value }] };
}

/** Renames the object at a location. Null when it cannot be renamed or the name is empty. */
export function planRename(
  game: DraftGame,
  location: EditorLocation,
  typed: string,
): CommandWithLocation | null {
  const name = typed.trim().slice(0, limits.NAME_MAX);
  if (name === '') return null;
  switch (location.kind) {
    case 'type': {
      const edits: DraftEdit[] = [
        { kind: 'set', path: ['types', location.of, location.id, 'name'], value: name },
      ];
      return { command: { label: `Rename ${getNameWithArticle(location.of)} to ${name}`, edits }, location };
    }
    case 'rules':
      return moveRules(game, location.group, name);
    case 'script':
      return renameInScript(game, location, name);
    case 'panel':
      return renamePanel(game, location.panel, name);
    case 'map':
    case 'variables':
    case 'assets':
    case 'settings':
      return null;
  }
}

function moveRules(game: DraftGame, from: string, to: string): CommandWithLocation {
  const edits = game.rules
    .filter(({ group }) => group === from)
    .map(({ id }): DraftEdit => ({ kind: 'set', path: ['rules', id, 'group'], value: to }));
  return { command: { label: `Rename rule group to ${to}`, edits }, location: { kind: 'rules', group: to } };
}

function renameInScript(
  game: DraftGame,
  location: Extract<EditorLocation, { kind: 'script' }>,
  name: string,
): CommandWithLocation | null {
  const files = Object.keys(game.scripts[location.script]?.files ?? {});
  if (files.length <= 1) {
    const { label, edits } = renameScript(location.script, name);
    return { command: { label, edits }, location };
  }
  const file = validateScriptFileName(name, files);
  if (!file.ok) return null;
  const command = renameScriptFile(game, location.script, location.file, file.value);
  return { command, location: { kind: 'script', script: location.script, file: file.value } };
}

function renamePanel(game: DraftGame, from: string, name: string): CommandWithLocation | null {
  const to = limits.PANEL_NAME_PATTERN.test(name) ? name : createIdFromName(name, () => false);
  const value = game.data.ui[from];
  if (value === undefined || Object.hasOwn(game.data.ui, to)) return null;
  const edits: DraftEdit[] = [
    { kind: 'insert', path: ['data', 'ui'], key: to, value },
    { kind: 'remove', path: ['data', 'ui', from] },
  ];
  return {
    command: { label: `Rename panel ${from} to ${to}`, edits },
    location: { kind: 'panel', panel: to },
  };
}

/** Duplicates the object at a location. Null for objects that exist only once. */
export function planCopy(game: DraftGame, location: EditorLocation): CommandWithLocation | null {
  switch (location.kind) {
    case 'type':
      return copyType(game, location.of, location.id);
    case 'panel': {
      const value = game.data.ui[location.panel];
      if (value === undefined) return null;
      const panel = createIdFromName(location.panel, (taken) => Object.hasOwn(game.data.ui, taken));
      const edits: DraftEdit[] = [{ kind: 'insert', path: ['data', 'ui'], key: panel, value }];
      return {
        command: { label: `Duplicate panel ${location.panel}`, edits },
        location: { kind: 'panel', panel },
      };
    }
    case 'script': {
      const script = game.scripts[location.script];
      if (script === undefined) return null;
      const name = `${script.name} copy`;
      const id = createIdFromName(name, (taken) => Object.hasOwn(game.scripts, taken));
      const { edits } = addScript(id, { name, files: script.files });
      return {
        command: { label: `Duplicate script ${script.name}`, edits },
        location: { ...location, script: id },
      };
    }
    case 'rules':
      return copyRules(game, location.group);
    case 'map':
    case 'variables':
    case 'assets':
    case 'settings':
      return null;
  }
}

function copyType(game: DraftGame, of: keyof GameTypes, from: string): CommandWithLocation | null {
  const type = (game.types[of] as { readonly [id: string]: { readonly name: string } })[from];
  if (type === undefined) return null;
  const name = `${type.name} copy`;
  const id = createIdFromName(name, (taken) => Object.hasOwn(game.types[of], taken));
  const value = { ...type, name } as unknown as Json;
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['types', of], key: id, value }];
  return { command: { label: `Duplicate ${type.name}`, edits }, location: { kind: 'type', of, id } };
}

function copyRules(game: DraftGame, from: string): CommandWithLocation {
  const group = `${getRuleGroupName(from)} copy`;
  const taken = new Set(game.rules.map(({ id }) => id));
  const edits = game.rules
    .filter((rule) => rule.group === from)
    .map((rule): DraftEdit => {
      const id = createIdFromName(rule.id, (other) => taken.has(other));
      taken.add(id);
      return { kind: 'insert', path: ['rules'], key: id, value: { ...rule, id, group } as unknown as Json };
    });
  return {
    command: { label: `Duplicate rule group ${getRuleGroupName(from)}`, edits },
    location: { kind: 'rules', group },
  };
}

/** Deletes the object at a location. Null for objects that every game has. */
export function planRemoval(game: DraftGame, location: EditorLocation): Command | null {
  switch (location.kind) {
    case 'type': {
      const type = (game.types[location.of] as { readonly [id: string]: { readonly name: string } })[
        location.id
      ];
      return {
        label: `Delete ${type?.name ?? location.id}`,
        edits: [{ kind: 'throw-away', path: ['types', location.of, location.id] }],
      };
    }
    case 'panel':
      return {
        label: `Delete panel ${location.panel}`,
        edits: [{ kind: 'remove', path: ['data', 'ui', location.panel] }],
      };
    case 'script':
      return Object.keys(game.scripts[location.script]?.files ?? {}).length > 1
        ? removeScriptFile(location.script, location.file)
        : removeScript(game, location.script);
    case 'rules': {
      const rules = game.rules.filter(({ group }) => group === location.group);
      const edits = rules.map(({ id }): DraftEdit => ({ kind: 'remove', path: ['rules', id] }));
      return { label: `Delete rule group ${getRuleGroupName(location.group)}`, edits };
    }
    case 'map':
    case 'variables':
    case 'assets':
    case 'settings':
      return null;
  }
}
