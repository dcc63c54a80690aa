import { joinSentenceParts, readSentence, type RuleSentencePart } from '@playloom/editor-core';
import type { DraftGame } from '@playloom/draft';
import {
  type Entry,
  findAction,
  findTrigger,
  findValue,
  type JsonObject,
  type Rule,
} from '@playloom/game-format';
import type { DraftProblem } from '../../session/EditorSession.ts';
import type { RuleFilter } from '../../ruleLines/state/RuleFilter.ts';
import { matchesWords } from '@playloom/design-system/matchesWords';

/** Returns the rules of a group in their order. With a filter, returns all matching rules, sorted by group. */
export function filterRules(
  game: DraftGame,
  rules: readonly Rule[],
  problems: readonly DraftProblem[],
  filter: RuleFilter | null,
  group: string,
): readonly Rule[] {
  if (filter === null) return rules.filter((rule) => (rule.group ?? '') === group);
  const bad = new Set(problems.flatMap(({ at }) => (at[0] === 'rules' ? [at[1]] : [])));
  const found = rules.filter(
    (rule) =>
      (filter.trigger === '' || (rule.when as unknown as JsonObject)?.['when'] === filter.trigger) &&
      (filter.only !== 'off' || rule.isEnabled === false) &&
      (filter.only !== 'problems' || bad.has(rule.id)) &&
      (filter.text.trim() === '' || matchesWords(filter.text.trim(), getRuleText(game, rule))),
  );
  const groups = [...new Set(rules.map((rule) => rule.group ?? ''))];
  return groups.flatMap((each) => found.filter((rule) => (rule.group ?? '') === each));
}

const ruleTextCache = new WeakMap<DraftGame, Map<Rule, string>>();

/** Returns all text on a rule's card, including the names of the units, items and other elements it uses. */
function getRuleText(game: DraftGame, rule: Rule): string {
  const known = ruleTextCache.get(game) ?? new Map<Rule, string>();
  ruleTextCache.set(game, known);
  const text = known.get(rule) ?? readText(game, rule);
  known.set(rule, text);
  return text;
}

function readText(game: DraftGame, rule: Rule): string {
  const words: string[] = [rule.name, rule.comment ?? '', rule.group ?? ''];
  collectWords(game, rule.when, words);
  collectWords(game, rule.if, words);
  collectWords(game, rule.do, words);
  return words.join(' ');
}

function collectWords(game: DraftGame, json: unknown, words: string[]): void {
  if (Array.isArray(json)) for (const inner of json) collectWords(game, inner, words);
  else if (typeof json === 'object' && json !== null) {
    const node = json as JsonObject;
    const entry = findEntryById(node);
    const parts: readonly RuleSentencePart[] = entry === null ? [] : readSentence(game, entry, node);
    words.push(joinSentenceParts(parts), typeof node['comment'] === 'string' ? node['comment'] : '');
    for (const inner of Object.values(node)) if (Array.isArray(inner)) collectWords(game, inner, words);
  }
}

function findEntryById(node: JsonObject): Entry | null {
  if (typeof node['do'] === 'string') return findAction(node['do']);
  if (typeof node['get'] === 'string') return findValue(node['get']);
  return typeof node['when'] === 'string' ? findTrigger(node['when']) : null;
}
