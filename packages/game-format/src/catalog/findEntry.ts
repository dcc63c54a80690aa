import { actions } from './actions.ts';
import type { ActionEntry, TriggerEntry, ValueEntry } from './entry/defineEntry.ts';
import { triggers } from './triggers.ts';
import { values } from './values.ts';

/** The entry with this name, or null. Safe for any text, including names such as `constructor`. */
export function findAction(name: string): ActionEntry | null {
  return Object.hasOwn(actions, name) ? actions[name as keyof typeof actions] : null;
}

export function findValue(name: string): ValueEntry | null {
  return Object.hasOwn(values, name) ? values[name as keyof typeof values] : null;
}

export function findTrigger(name: string): TriggerEntry | null {
  return Object.hasOwn(triggers, name) ? triggers[name as keyof typeof triggers] : null;
}
