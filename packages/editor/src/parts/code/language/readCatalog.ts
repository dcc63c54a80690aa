import {
  type ActionEntry,
  catalog,
  categories,
  findTrigger,
  isScriptEntry,
  isRequired,
  listScriptParams,
  type ValueEntry,
} from '@playloom/game-format';
import type { EntryName } from './ScriptLanguageService.ts';

/** Finds a function of the script API by its namespace and name. */
export function findFunction(namespace: string, name: string): ActionEntry | ValueEntry | null {
  const { actions, values } = catalog as {
    actions: { readonly [name: string]: ActionEntry };
    values: { readonly [name: string]: ValueEntry };
  };
  const found = [actions, values]
    .filter((entries) => Object.hasOwn(entries, name))
    .map((entries) => entries[name]!)
    .find((entry) => entry.category === namespace && isScriptEntry(entry));
  return found ?? null;
}

export function isNamespace(name: string): boolean {
  return Object.hasOwn(categories, name);
}

/** Formats the parameters of an entry, such as `(unit, amount?)`. */
export function formatParams(entry: ActionEntry | ValueEntry): string {
  const names = listScriptParams(entry).map(([name, param]) => (isRequired(param) ? name : `${name}?`));
  return `(${names.join(', ')})`;
}

export function findTriggerHelp(name: string): string | null {
  return findTrigger(name)?.help ?? null;
}

export function getEntryName(entry: ActionEntry | ValueEntry): EntryName {
  return { kind: entry.kind, name: entry.name };
}
