import type { TriggerEntry } from '../../catalog/entry/defineEntry.ts';
import { findTrigger } from '../../catalog/findEntry.ts';
import { isRequired } from '../../catalog/entry/params.ts';
import { toTitle, toWords } from '../../catalog/entry/toTitle.ts';
import { extendPath } from '../../problems/formatPath.ts';
import type { Json, JsonObject } from '../../json/Json.ts';
import { checkLiteral, reportTypeMismatch } from './checkLiteral.ts';
import { addRuleProblem, type RuleCheckContext, type RuleScope } from './RuleCheckContext.ts';

const NOTHING_PROVIDED: RuleScope = { provided: {}, isOpen: false, isInLoop: false };

/** Checks a trigger and its filters. Returns the values that its rule can use. */
export function checkTrigger(check: RuleCheckContext, path: string, node: JsonObject): RuleScope {
  const name = String(node['when']);
  const entry = findTrigger(name);
  if (entry === null) {
    addRuleProblem(check, path, 'unknown-entry', `There is no trigger called “${name}”.`);
    // Accepts all values, because the values of an unknown trigger are unknown. One problem is enough.
    return { ...NOTHING_PROVIDED, isOpen: true };
  }
  checkFilters(check, path, node, entry);
  return { provided: entry.provides, isOpen: entry.isContextOpen, isInLoop: false };
}

function checkFilters(check: RuleCheckContext, path: string, node: JsonObject, entry: TriggerEntry): void {
  for (const [name, param] of Object.entries(entry.params)) {
    const filterPath = extendPath(path, name);
    if (Object.hasOwn(node, name)) {
      if (param.kind === 'value')
        checkFilter(check, filterPath, node[name]!, { owner: entry.name, param: name, wanted: param });
    } else if (isRequired(param)) {
      const message = `“${toTitle(entry.name)}” needs a value for “${toWords(name)}”.`;
      addRuleProblem(check, filterPath, 'missing-parameter', message);
    }
  }
  for (const name of Object.keys(node)) {
    if (name === 'when' || Object.hasOwn(entry.params, name)) continue;
    const message = `“${toTitle(entry.name)}” has no parameter called “${name}”.`;
    addRuleProblem(check, extendPath(path, name), 'unknown-parameter', message);
  }
}

function checkFilter(
  check: RuleCheckContext,
  path: string,
  json: Json,
  slot: Parameters<typeof checkLiteral>[3],
): void {
  if (typeof json === 'object' && json !== null) {
    reportTypeMismatch(check, path, slot, 'a value that is known only while the game runs');
  } else checkLiteral(check, path, json, slot);
}
