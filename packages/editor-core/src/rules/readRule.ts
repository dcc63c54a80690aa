import { type Draft, type DraftPath, listDraftKeys, readPart } from '@playloom/draft';
import {
  type BlockParam,
  findAction,
  findTrigger,
  type Json,
  type JsonObject,
  isJsonObject,
} from '@playloom/game-format';
import { type RuleValueScope, getBlockScope, getTriggerScope } from './RuleValueScope.ts';
import type { ActionBlock, ActionNode, ConditionNode, RuleTree } from './RuleTree.ts';

const ruleTreeCache = new WeakMap<object, RuleTree>();

/** Reads a rule as a tree. The result is cached until the rule changes. */
export function readRule(draft: Draft, id: string): RuleTree | null {
  return readEmbeddedRule(draft, ['rules', id]);
}

/** Reads anything with conditions and actions as a tree: a rule, a shop offer, a dialogue node or a dialogue option. */
export function readEmbeddedRule(draft: Draft, path: DraftPath): RuleTree | null {
  const json = readPart(draft, path);
  if (!isJsonObject(json)) return null;
  const cached = ruleTreeCache.get(json);
  if (cached !== undefined && cached.path.join('/') === path.join('/')) return cached;
  const trigger = isJsonObject(json['when']) ? json['when'] : null;
  const scope = getTriggerScope(path[0] === 'rules' ? (trigger ?? {}) : undefined);
  const tree: RuleTree = {
    path,
    json,
    trigger,
    triggerEntry: trigger === null ? null : findTrigger(String(trigger['when'])),
    scope,
    conditions: readConditions(draft, [...path, 'if'], json['if'], scope),
    actions: readActions(draft, { path: [...path, 'do'], documentPath: 'do', scope }, json['do']),
  };
  ruleTreeCache.set(json, tree);
  return tree;
}

function readConditions(
  draft: Draft,
  path: DraftPath,
  json: Json | undefined,
  scope: RuleValueScope,
): readonly ConditionNode[] {
  if (!Array.isArray(json)) return [];
  return listDraftKeys(draft, path).map((key, index) => ({
    kind: 'condition',
    path: [...path, key],
    documentPath: `if[${index}]`,
    json: json[index] ?? null,
    scope,
  }));
}

interface ListContext {
  readonly path: DraftPath;
  readonly documentPath: string;
  readonly scope: RuleValueScope;
}

function readActions(draft: Draft, list: ListContext, json: Json | undefined): readonly ActionNode[] {
  if (!Array.isArray(json)) return [];
  return listDraftKeys(draft, list.path).map((key, index) =>
    readAction(
      draft,
      { ...list, path: [...list.path, key], documentPath: `${list.documentPath}[${index}]` },
      isJsonObject(json[index]) ? json[index] : {},
    ),
  );
}

function readAction(draft: Draft, { path, documentPath, scope }: ListContext, json: JsonObject): ActionNode {
  const entry = findAction(String(json['do']));
  const blocks: ActionBlock[] = [];
  for (const [name, param] of Object.entries(entry?.params ?? {})) {
    if (param.kind === 'block')
      blocks.push(readBlock(draft, { path, documentPath, scope }, json, name, param));
  }
  return { kind: 'action', path, documentPath, json, entry, scope, blocks };
}

function readBlock(
  draft: Draft,
  owner: ListContext,
  json: JsonObject,
  name: string,
  param: BlockParam,
): ActionBlock {
  const list: ListContext = {
    path: [...owner.path, name],
    documentPath: `${owner.documentPath}.${name}`,
    scope: getBlockScope(owner.scope, param),
  };
  return { name, ...list, actions: readActions(draft, list, json[name]) };
}
