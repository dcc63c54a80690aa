import {
  type AchievementCondition,
  createReferenceLookup,
  findTrigger,
  type Game,
  limits,
  listGoals,
  readParam,
  type Rule,
  type TriggerEntry,
  type TriggerName,
  type Value,
} from '@playloom/game-format';
import type { RuleTracer } from './RuleTracer.ts';
import { compileProgram, type ProgramSource } from './compileProgram.ts';
import { compileExpression, type LeafCache } from './compileExpression.ts';
import type { CompiledGame, CompiledRule, Evaluate, Program } from '../world/World.ts';
import { compileType } from './compileType.ts';

/**
 * Compiles a parsed game. Rooms of the same release share the result. An optional tracer observes the game's
 * rules as they run.
 */
export function compileGame(game: Game, tracer: RuleTracer | null = null): CompiledGame {
  const programs: Program[] = [];
  const addProgram = (program: Program) => programs.push(program) - 1;
  const leaves: LeafCache = new Map();
  const compile = (source: ProgramSource) =>
    addProgram(compileProgram(source, { addProgram, tracer, leaves }));
  const rules = game.rules.map((rule, index) => compileRule(game, rule, index, compile));
  const { units, items, projectiles, props } = game.types;
  const goals = listGoals(game);
  return {
    game,
    lookup: createReferenceLookup(game),
    tickRate: game.settings.tickRate,
    tickSeconds: 1 / game.settings.tickRate,
    units: mapTypes(units, (id, type) => compileType(game, id, type, type.attributes)),
    items: mapTypes(items, (id, type) => compileType(game, id, type, {})),
    projectiles: mapTypes(projectiles, (id, type) => compileType(game, id, type, {})),
    props: mapTypes(props, (id, type) => compileType(game, id, type, type.attributes)),
    attributeStride: Math.min(limits.ATTRIBUTES_PER_TYPE_MAX, countColumns(game)),
    achievements: new Map(game.settings.achievements.map((achievement) => [achievement.id, achievement])),
    achievementsByKind: groupByKind(game.settings.achievements),
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    goalsByKind: groupByKind(goals),
    programs,
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    rulesByTrigger: groupByTrigger(rules),
    ...compileConversations(game, compile, leaves),
  };
}

function compileRule(
  game: Game,
  rule: Rule,
  index: number,
  compile: (source: ProgramSource) => number,
): CompiledRule {
  const entry = findTrigger(rule.when.when) as TriggerEntry;
  const isEvery = entry.name === 'everySeconds';
  const source = { rule: rule.id, path: `rules[${index}]`, conditions: rule.if, actions: rule.do };
  const seconds = isEvery ? (readParam(entry, rule.when, 'seconds') as number) : 0;
  return {
    id: rule.id,
    program: compile(source),
    isEnabled: rule.isEnabled,
    trigger: rule.when.when,
    filters: isEvery ? [] : readFilters(entry, rule),
    everyTicks: isEvery ? Math.max(1, Math.round(seconds * game.settings.tickRate)) : 0,
  };
}

function readFilters(entry: TriggerEntry, rule: Rule): [string, Value][] {
  return Object.keys(entry.params)
    .map((param): [string, Value] => [param, readParam(entry, rule.when, param) as Value])
    .filter(([, wanted]) => wanted !== null);
}

function groupByKind<Entry extends { readonly done: AchievementCondition }>(
  entries: readonly Entry[],
): ReadonlyMap<AchievementCondition['kind'], readonly Entry[]> {
  const groups = new Map<AchievementCondition['kind'], Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.done.kind);
    if (group === undefined) groups.set(entry.done.kind, [entry]);
    else group.push(entry);
  }
  return groups;
}

function groupByTrigger(rules: readonly CompiledRule[]): ReadonlyMap<TriggerName, readonly CompiledRule[]> {
  const groups = new Map<TriggerName, CompiledRule[]>();
  for (const rule of rules) {
    const group = groups.get(rule.trigger);
    if (group === undefined) groups.set(rule.trigger, [rule]);
    else group.push(rule);
  }
  return groups;
}

/**
 * Compiles the conditions and actions of dialogues and shops, by path:
 * `types.dialogues.greeting.nodes.hello.options[0]`.
 */
function compileConversations(game: Game, compile: (source: ProgramSource) => number, leaves: LeafCache) {
  const programsByPath = new Map<string, number>();
  const conditionsByPath = new Map<string, Evaluate<boolean>>();
  for (const { path, conditions, actions } of listConversationCode(game)) {
    const source = { rule: path, path, conditions: [], actions };
    if (actions.length > 0) programsByPath.set(path, compile(source));
    if (conditions.length > 0) conditionsByPath.set(path, compileAll(conditions, leaves));
  }
  return { programsByPath, conditionsByPath };
}

function compileAll(conditions: Rule['if'], leaves: LeafCache): Evaluate<boolean> {
  const compiled = conditions.map((condition) => compileExpression(condition, 'boolean', leaves));
  return (world, thread) => compiled.every((holds) => holds(world, thread) === true);
}

interface ConversationCode {
  readonly path: string;
  readonly conditions: Rule['if'];
  readonly actions: Rule['do'];
}

function listConversationCode(game: Game): ConversationCode[] {
  const talk: ConversationCode[] = [];
  for (const [id, dialogue] of Object.entries(game.types.dialogues)) {
    for (const [name, node] of Object.entries(dialogue.nodes)) {
      const path = `types.dialogues.${id}.nodes.${name}`;
      talk.push({ path, conditions: [], actions: node.do });
      node.options.forEach((option, index) =>
        talk.push({ path: `${path}.options[${index}]`, conditions: option.if, actions: option.do }),
      );
    }
  }
  for (const [id, shop] of Object.entries(game.types.shops)) {
    shop.offers.forEach((offer, index) =>
      talk.push({ path: `types.shops.${id}.offers[${index}]`, conditions: offer.if, actions: offer.do }),
    );
  }
  return talk;
}

function mapTypes<Type, Compiled>(
  types: { readonly [id: string]: Type },
  compile: (id: string, type: Type) => Compiled,
): ReadonlyMap<string, Compiled> {
  return new Map(Object.entries(types).map(([id, type]) => [id, compile(id, type)]));
}

function countColumns({ types }: Game): number {
  const owners = [...Object.values(types.units), ...Object.values(types.props)];
  return Math.max(0, ...owners.map(({ attributes }) => Object.keys(attributes).length));
}
