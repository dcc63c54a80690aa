import { type Expression, findTrigger, type GameInput, limits, type Trigger } from '@playloom/game-format';
import { createIdFromName } from '../../../ids/createIdFromName.ts';
import { toObjectOrEmpty, type ImportedObject, readListField, readTextField } from '../../ImportedObject.ts';
import { formatCountWithNoun, type ImportReport } from '../../ImportReport.ts';
import { readModdioEntries, readModdioName } from '../file/moddioFields.ts';
import type { ModdioIds } from '../file/ModdioIds.ts';
import { TYPE_TRIGGER_PLANS, TRIGGER_PLANS } from './moddioTables.ts';
import { translateActions } from './translateActions.ts';
import { translateCondition } from './translateCondition.ts';
import type { TranslationContext } from './TranslationContext.ts';

type Rule = NonNullable<GameInput['rules']>[number];
type Kind = keyof typeof TYPE_TRIGGER_PLANS;

interface Owner {
  readonly kind: Kind;
  /** The Playloom id of the type. */
  readonly type: string;
  readonly name: string;
}

interface Script {
  readonly key: string;
  readonly file: ImportedObject;
  /** The type that owns the script. Null for scripts of the game. */
  readonly owner: Owner | null;
  readonly rule: string;
}

const TYPE_FIELDS = [
  ['unit', 'unitTypes', 'units'],
  ['item', 'itemTypes', 'items'],
  ['projectile', 'projectileTypes', 'projectiles'],
] as const;
const SELF_VALUES: { readonly [kind in Kind]: Expression } = {
  unit: { get: 'triggeringUnit' },
  item: { get: 'triggeringItem' },
  projectile: { get: 'triggeringProjectile' },
};
const FILTERS: { readonly [kind in Kind]: string } = {
  unit: 'unitType',
  item: 'itemType',
  projectile: 'projectileType',
};
const TICKS: ReadonlySet<string> = new Set(['secondTick', 'frameTick']);
const NAMED_MAX = 40;

/** Lists the scripts of the game and of its types, each with the id of the rule that it becomes. */
export function listModdioScripts(data: ImportedObject, ids: ModdioIds): Script[] {
  const taken = new Set<string>();
  const list = (file: ImportedObject, owner: Owner | null): Script[] =>
    readModdioEntries(file, 'scripts')
      .filter(([, script]) => Array.isArray(script['actions']))
      .map(([key, script]) => {
        const rule = createIdFromName(readModdioName(script, key), (one) => taken.has(one));
        taken.add(rule);
        return { key, file: script, owner, rule };
      });
  const owned = TYPE_FIELDS.flatMap(([kind, field, table]) =>
    readModdioEntries(data, field).flatMap(([key, file]) => {
      const type = ids[table].get(key);
      return type === undefined ? [] : list(file, { kind, type, name: readModdioName(file, key) });
    }),
  );
  return [...list(data, null), ...owned].slice(0, limits.RULES_MAX);
}

/** Finds the rule of a script by its key: a script of the same type, else a script of the game. */
export function findScriptRule(
  scripts: readonly Script[],
  key: string,
  type: string | null,
): string | undefined {
  const named = scripts.filter((script) => script.key === key);
  const own = named.find(({ owner }) => owner !== null && owner.type === type);
  return (own ?? named.find(({ owner }) => owner === null))?.rule;
}

type TranslationBase = Pick<TranslationContext, 'ids' | 'tile' | 'variables'>;

/** Converts scripts to rules and reports what could not be translated. */
export function readModdioRules(
  scripts: readonly Script[],
  base: TranslationBase,
  report: ImportReport,
): Rule[] {
  const lost = new Map<string, number>();
  const taken = new Set(scripts.map(({ rule }) => rule));
  let partial = 0;
  const rules = scripts.flatMap((script) => {
    const read = readScript(script, scripts, base);
    for (const name of read.lost) lost.set(name, (lost.get(name) ?? 0) + 1);
    if (read.lost.length > 0) partial += 1;
    return read.rules.map((rule, index) => {
      const id = index === 0 ? script.rule : createIdFromName(script.rule, (one) => taken.has(one));
      taken.add(id);
      return { ...rule, id };
    });
  });
  if (rules.length > 0)
    report.taken.push(
      `${formatCountWithNoun(rules.length, 'rule')} from ${formatCountWithNoun(scripts.length, 'script')}.`,
    );
  if (partial > 0) {
    report.changed.push(
      `${formatCountWithNoun(partial, 'script')} lost some lines. Each rule’s note lists them.`,
    );
  }
  if (lost.size > 0)
    report.leftOut.push(`Parts of scripts with no equivalent in Playloom: ${describeUntranslated(lost)}.`);
  return rules.slice(0, limits.RULES_MAX);
}

function describeUntranslated(lost: ReadonlyMap<string, number>): string {
  const often = [...lost].toSorted(([, one], [, other]) => other - one);
  const named = often.slice(0, NAMED_MAX).map(([name, times]) => (times === 1 ? name : `${name} (${times})`));
  const rest = often.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function readScript(
  { key, file, owner }: Script,
  scripts: readonly Script[],
  base: TranslationBase,
): { rules: Omit<Rule, 'id'>[]; lost: string[] } {
  const lost: string[] = [];
  const types = readListField(file, 'triggers').map((trigger) => readTextField(trigger, 'type'));
  const group = (owner?.name ?? '').slice(0, limits.NAME_MAX);
  const rules = (types.length === 0 ? [null] : types).flatMap((type) => {
    const when = readTrigger(type, owner);
    if (when === undefined) lost.push(`the trigger ${type ?? ''}`);
    const isEach = owner?.kind === 'unit' && type !== null && TICKS.has(type);
    const entry = when && findTrigger(when.when);
    const task: TranslationContext = {
      ...base,
      untranslated: lost,
      findRule: (script) => findScriptRule(scripts, script, owner?.type ?? null),
      self: owner === null ? null : isEach ? { get: 'eachUnit' } : SELF_VALUES[owner.kind],
      provided: new Set(Object.keys(entry?.provides ?? {})),
      isOpen: entry?.isContextOpen ?? false,
    };
    const condition = translateCondition(task, file['conditions']);
    if (condition === undefined) lost.push('the conditions');
    if (when === undefined || condition === undefined) return [];
    const actions = translateActions(task, readListField(file, 'actions'));
    const body = isEach ? forEachOf(owner.type, condition, actions) : actions;
    return [
      {
        name: readModdioName(file, key),
        group,
        when,
        if: condition === true || isEach ? [] : [condition],
        do: body,
      },
    ];
  });
  const comment = lost.length === 0 ? '' : `Left out: ${[...new Set(lost)].join(', ')}.`;
  return { rules: rules.map((rule) => ({ ...rule, comment: comment.slice(0, limits.COMMENT_MAX) })), lost };
}

/** Converts a trigger. Null becomes “rule is run”, because another script or a key runs such a script. */
function readTrigger(type: string | null, owner: Owner | null): Trigger | undefined {
  if (type === null) return { when: 'ruleIsRun' };
  const own = owner === null ? {} : TYPE_TRIGGER_PLANS[owner.kind];
  const when = Object.hasOwn(own, type) ? own[type] : undefined;
  if (owner !== null && when !== undefined) return { when, [FILTERS[owner.kind]]: owner.type };
  if (!Object.hasOwn(TRIGGER_PLANS, type)) return undefined;
  const [name, filters] = TRIGGER_PLANS[type]!;
  // Items and projectiles have no trigger that runs every tick or second for each of them.
  if (owner !== null && owner.kind !== 'unit' && TICKS.has(type)) return undefined;
  const params = toObjectOrEmpty(findTrigger(name)?.params);
  const filter = owner === null ? undefined : FILTERS[owner.kind];
  const narrow = filter !== undefined && Object.hasOwn(params, filter) ? { [filter]: owner!.type } : {};
  return { when: name, ...filters, ...narrow };
}

function forEachOf(unitType: string, condition: Expression, actions: Rule['do']): Rule['do'] {
  const inside =
    condition === true ? actions : [{ do: 'ifThen' as const, condition, then: actions, else: [] }];
  return [{ do: 'forEachUnit', units: { get: 'unitsOfType', unitType }, actions: inside }] as Rule['do'];
}
