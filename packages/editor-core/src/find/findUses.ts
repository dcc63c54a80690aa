import type { Draft } from '@playloom/draft';
import {
  type Action,
  type Expression,
  findAction,
  findTrigger,
  findValue,
  formatPath,
  type Game,
  type Params,
  type PathPart,
  type ReferenceTarget,
  referencePaths,
} from '@playloom/game-format';
import type { EditorLocation } from '../locations/EditorLocation.ts';
import { findLocationOfPath } from '../locations/findLocationOfPath.ts';
import { convertProblemPath } from '../locations/convertProblemPath.ts';

/** A place in the game that refers to the searched object. */
export interface Usage {
  readonly location: EditorLocation;
  /** The path in the game document, such as `types.units.knight.team`. */
  readonly path: string;
}

interface Search {
  readonly target: ReferenceTarget;
  readonly id: string;
  readonly found: string[];
}

const placed: { readonly [target: string]: string } = {
  unitType: 'unit',
  itemType: 'item',
  projectileType: 'projectile',
  propType: 'prop',
};

/** Finds all uses of an object: in other types, on the map, in rules, and by id in scripts. */
export function findUses(draft: Draft, game: Game, target: ReferenceTarget, id: string): Usage[] {
  const search: Search = { target, id, found: [] };
  for (const [path, to] of referencePaths) {
    if (to === target) visitPath(search, game, path.split('.'), []);
  }
  findOnMap(search, game);
  game.rules.forEach((rule, index) => {
    const trigger = findTrigger(rule.when?.when ?? '');
    if (trigger !== null) visitParams(search, trigger.params, rule.when, ['rules', index, 'when']);
    visitGuarded(search, rule, ['rules', index]);
  });
  findInTrade(search, game);
  const uses = search.found.map((path) => createUsage(draft, game, path));
  return [...uses, ...findInScripts(game, id)];
}

function createUsage(draft: Draft, game: Game, path: string): Usage {
  return { path, location: findLocationOfPath(game, convertProblemPath(draft, path)) };
}

/** Finds matches for a path of the reference table. `*` matches every entry, and a final `@` matches the keys. */
function visitPath(search: Search, value: unknown, steps: readonly string[], at: PathPart[]): void {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (value === search.id) search.found.push(formatPath(at));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (step === '@') {
    if (Object.hasOwn(value, search.id)) search.found.push(formatPath([...at, search.id]));
  } else if (step !== '*') {
    visitPath(search, Reflect.get(value, step), rest, [...at, step]);
  } else if (Array.isArray(value)) {
    value.forEach((entry, index) => visitPath(search, entry, rest, [...at, index]));
  } else {
    for (const [key, entry] of Object.entries(value)) visitPath(search, entry, rest, [...at, key]);
  }
}

function findOnMap(search: Search, game: Game): void {
  const kind = placed[search.target];
  game.map.entities.forEach((entity, index) => {
    if (entity.kind === kind && entity.type === search.id) search.found.push(`map.entities[${index}]`);
  });
}

function findInTrade(search: Search, game: Game): void {
  for (const [id, shop] of Object.entries(game.types.shops)) {
    shop.offers.forEach((offer, index) =>
      visitGuarded(search, offer, ['types', 'shops', id, 'offers', index]),
    );
  }
  for (const [id, dialogue] of Object.entries(game.types.dialogues)) {
    for (const [node, part] of Object.entries(dialogue.nodes)) {
      const at: PathPart[] = ['types', 'dialogues', id, 'nodes', node];
      visitGuarded(search, part, at);
      part.options.forEach((option, index) => visitGuarded(search, option, [...at, 'options', index]));
    }
  }
}

interface Guarded {
  readonly if?: readonly Expression[];
  readonly do: readonly Action[];
}

function visitGuarded(search: Search, guarded: Guarded, at: readonly PathPart[]): void {
  guarded.if?.forEach((condition, index) => visitValue(search, condition, [...at, 'if', index]));
  visitActions(search, guarded.do, [...at, 'do']);
}

function visitActions(search: Search, actions: readonly Action[], at: readonly PathPart[]): void {
  actions.forEach((action, index) => {
    const entry = findAction(action.do);
    if (entry !== null) visitParams(search, entry.params, action, [...at, index]);
  });
}

function visitParams(search: Search, params: Params, node: object, at: readonly PathPart[]): void {
  for (const [name, param] of Object.entries(params)) {
    const given: unknown = Reflect.get(node, name);
    const here = [...at, name];
    if (Array.isArray(given)) visitActions(search, given as Action[], here);
    else if (param.kind === 'value' && given === search.id && param.type === search.target) {
      search.found.push(formatPath(here));
    } else if (typeof given === 'object' && given !== null) visitValue(search, given as Expression, here);
  }
}

function visitValue(search: Search, value: Expression, at: readonly PathPart[]): void {
  if (typeof value !== 'object' || value === null) return;
  const entry = findValue(value.get);
  if (entry !== null) visitParams(search, entry.params, value, at);
}

/** Finds the id as a quoted string in scripts. The string may mean something else, so such a use is only a hint. */
function findInScripts(game: Game, id: string): Usage[] {
  const quoted = [`'${id}'`, `"${id}"`, `\`${id}\``];
  return Object.entries(game.scripts).flatMap(([script, { files }]) =>
    Object.entries(files).flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index): Usage[] => {
        if (!quoted.some((word) => line.includes(word))) return [];
        const location: EditorLocation = { kind: 'script', script, file, line: index + 1 };
        return [{ location, path: `${formatPath(['scripts', script, 'files', file])}:${index + 1}` }];
      }),
    ),
  );
}
