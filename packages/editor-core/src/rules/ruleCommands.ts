import type { DraftEdit, DraftGame } from '@playloom/draft';
import { type Json, type JsonObject, limits } from '@playloom/game-format';
import type { Command } from '../editor/Editor.ts';
import { createIdFromName } from '../ids/createIdFromName.ts';
import { getRuleGroupName } from '../locations/getRuleGroupName.ts';

export interface RulePlan {
  readonly command: Command;
  /** The id of the added rule. */
  readonly rule: string;
}

/** Adds a rule before another one or at the end. */
export function addRule(
  game: DraftGame,
  rule: JsonObject,
  before: string | null = null,
  verb = 'Add',
): RulePlan {
  const id = createRuleId(game, String(rule['name'] ?? 'rule'));
  const value: Json = { isEnabled: true, comment: '', group: '', if: [], do: [], ...rule, id };
  return {
    command: {
      label: `${verb} ${quote(String(rule['name'] ?? 'New rule'))}`,
      edits: [{ kind: 'insert', path: ['rules'], key: id, value, before }],
    },
    rule: id,
  };
}

/** Adds a rule with a placeholder name and trigger. */
export function addEmptyRule(game: DraftGame, group: string, after: string | null): RulePlan {
  const rule = { name: 'New rule', group, when: { when: 'gameStarts' } };
  return addRule(game, rule, after === null ? null : ruleAfter(game, after));
}

function createRuleId(game: DraftGame, name: string): string {
  const taken = new Set(game.rules.map(({ id }) => id));
  return createIdFromName(name, (id) => taken.has(id));
}

function ruleAfter(game: DraftGame, id: string): string | null {
  const index = game.rules.findIndex((rule) => rule.id === id);
  return index === -1 ? null : (game.rules[index + 1]?.id ?? null);
}

export function removeRule(game: DraftGame, id: string): Command {
  return { label: `Delete ${nameOf(game, id)}`, edits: [{ kind: 'remove', path: ['rules', id] }] };
}

export function duplicateRule(game: DraftGame, id: string): RulePlan | null {
  const rule = game.rules.find((each) => each.id === id);
  if (rule === undefined) return null;
  const name = `${rule.name} copy`.slice(0, limits.NAME_MAX);
  return addRule(game, { ...(rule as unknown as JsonObject), name }, ruleAfter(game, id), 'Duplicate as');
}

export function renameRule(game: DraftGame, id: string, typed: string): Command | null {
  const name = typed.trim().slice(0, limits.NAME_MAX);
  if (name === '' || game.rules.find((rule) => rule.id === id)?.name === name) return null;
  return {
    label: `Rename ${nameOf(game, id)} to ${quote(name)}`,
    edits: [{ kind: 'set', path: ['rules', id, 'name'], value: name }],
  };
}

export function toggleRule(game: DraftGame, id: string): Command {
  const isOn = game.rules.find((rule) => rule.id === id)?.isEnabled === false;
  return {
    label: `Turn ${isOn ? 'on' : 'off'} ${nameOf(game, id)}`,
    edits: [{ kind: 'set', path: ['rules', id, 'isEnabled'], value: isOn }],
  };
}

export function setRuleComment(game: DraftGame, id: string, text: string): Command {
  const value = text.trim() === '' ? '' : text.slice(0, limits.COMMENT_MAX);
  return {
    label: `Edit note on ${nameOf(game, id)}`,
    edits: [{ kind: 'set', path: ['rules', id, 'comment'], value }],
    merge: `comment/${id}`,
  };
}

/** Moves a rule to a group: before another rule of the group, or to its end. */
export function moveRule(game: DraftGame, id: string, group: string, before: string | null): Command | null {
  const rule = game.rules.find((each) => each.id === id);
  if (rule === undefined || before === id) return null;
  const last = game.rules.findLast((each) => each.group === group && each.id !== id);
  const place = before ?? (last === undefined ? null : ruleAfter(game, last.id));
  const edits: DraftEdit[] = [];
  if (place !== id) edits.push({ kind: 'move', path: ['rules', id], before: place });
  if (rule.group !== group) edits.push({ kind: 'set', path: ['rules', id, 'group'], value: group });
  if (edits.length === 0) return null;
  const where = rule.group === group ? '' : ` to ${getRuleGroupName(group)}`;
  return { label: `Move ${nameOf(game, id)}${where}`, edits };
}

/** Moves a rule up or down within its group. */
export function shiftRule(game: DraftGame, id: string, direction: -1 | 1): Command | null {
  const group = game.rules.find((rule) => rule.id === id)?.group;
  const mates = game.rules.filter((rule) => rule.group === group);
  const at = mates.findIndex((rule) => rule.id === id);
  const other = mates[at + direction];
  if (group === undefined || other === undefined) return null;
  const before = direction === -1 ? other.id : ruleAfter(game, other.id);
  return {
    label: `Move ${nameOf(game, id)} ${direction === -1 ? 'up' : 'down'}`,
    edits: [{ kind: 'move', path: ['rules', id], before }],
  };
}

/** Lists the rule groups, in the order of their first rules. */
export function listRuleGroups(game: DraftGame): readonly string[] {
  return [...new Set(game.rules.map(({ group }) => group ?? ''))];
}

function nameOf(game: DraftGame, id: string): string {
  return quote(game.rules.find((rule) => rule.id === id)?.name ?? id);
}

function quote(name: string): string {
  return `“${name}”`;
}
