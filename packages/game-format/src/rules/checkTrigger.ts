import type { TriggerEntry } from '../catalog/defineEntry.ts';
import { findTrigger } from '../catalog/findEntry.ts';
import { isRequired } from '../catalog/params.ts';
import { titleOf, wordsOf } from '../catalog/titleOf.ts';
import { extendPath } from '../formatPath.ts';
import type { Json, JsonObject } from '../Json.ts';
import { checkLiteral, reportMisfit } from './checkLiteral.ts';
import { report, type RuleCheck, type RuleScope } from './RuleCheck.ts';

const NOTHING_PROVIDED: RuleScope = { provided: {}, isOpen: false, isInLoop: false };

/** Checks a trigger and its filters; answers with what its rule may use. */
export function checkTrigger(check: RuleCheck, path: string, node: JsonObject): RuleScope {
  const name = String(node['when']);
  const entry = findTrigger(name);
  if (entry === null) {
    report(check, path, 'unknown-entry', `There is no trigger called “${name}”.`);
    // One problem is enough: what the trigger would tell is not known.
    return { ...NOTHING_PROVIDED, isOpen: true };
  }
  checkFilters(check, path, node, entry);
  return { provided: entry.provides, isOpen: entry.isContextOpen, isInLoop: false };
}

function checkFilters(check: RuleCheck, path: string, node: JsonObject, entry: TriggerEntry): void {
  for (const [name, param] of Object.entries(entry.params)) {
    const place = extendPath(path, name);
    if (Object.hasOwn(node, name)) {
      if (param.kind === 'value')
        checkFilter(check, place, node[name]!, { owner: entry.name, param: name, wanted: param });
    } else if (isRequired(param)) {
      const message = `${titleOf(entry.name)} needs ${wordsOf(name)}, but it is missing.`;
      report(check, place, 'missing-parameter', message);
    }
  }
  for (const name of Object.keys(node)) {
    if (name === 'when' || Object.hasOwn(entry.params, name)) continue;
    const message = `${titleOf(entry.name)} has nothing called “${name}”.`;
    report(check, extendPath(path, name), 'unknown-parameter', message);
  }
}

function checkFilter(
  check: RuleCheck,
  path: string,
  json: Json,
  slot: Parameters<typeof checkLiteral>[3],
): void {
  if (typeof json === 'object' && json !== null) {
    reportMisfit(check, path, slot, 'something that is only known while the game runs');
  } else checkLiteral(check, path, json, slot);
}
