import { type Expression, findTrigger, type GameInput, limits, type Trigger } from '@playloom/game-format';
import { makeId } from '../../../makeId.ts';
import { asObject, type ForeignFile, listOf, textOf } from '../../ForeignFile.ts';
import { count, type ImportReport } from '../../ImportReport.ts';
import { entriesOf, nameOf } from '../moddioFields.ts';
import type { ModdioIds } from '../ModdioIds.ts';
import { OWN_TRIGGERS, TRIGGERS } from './moddioTables.ts';
import { translateActions } from './translateActions.ts';
import { translateCondition } from './translateCondition.ts';
import type { Translation } from './Translation.ts';

type Rule = NonNullable<GameInput['rules']>[number];
type Kind = keyof typeof OWN_TRIGGERS;

interface Owner {
  readonly kind: Kind;
  /** Ours. */
  readonly type: string;
  readonly name: string;
}

interface Script {
  readonly key: string;
  readonly file: ForeignFile;
  /** The type whose script it is; null for scripts of the game. */
  readonly owner: Owner | null;
  readonly rule: string;
}

const TYPE_FIELDS = [
  ['unit', 'unitTypes', 'units'],
  ['item', 'itemTypes', 'items'],
  ['projectile', 'projectileTypes', 'projectiles'],
] as const;
const SELVES: { readonly [kind in Kind]: Expression } = {
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

/** Scripts in the order of the file, each with the id of the rule that it becomes. */
export function listScripts(data: ForeignFile, ids: ModdioIds): Script[] {
  const taken = new Set<string>();
  const list = (file: ForeignFile, owner: Owner | null): Script[] =>
    entriesOf(file, 'scripts')
      .filter(([, script]) => Array.isArray(script['actions']))
      .map(([key, script]) => {
        const rule = makeId(nameOf(script, key), (one) => taken.has(one));
        taken.add(rule);
        return { key, file: script, owner, rule };
      });
  const owned = TYPE_FIELDS.flatMap(([kind, field, table]) =>
    entriesOf(data, field).flatMap(([key, file]) => {
      const type = ids[table].get(key);
      return type === undefined ? [] : list(file, { kind, type, name: nameOf(file, key) });
    }),
  );
  return [...list(data, null), ...owned].slice(0, limits.RULES_MAX);
}

/** The rule of a script by its key: of the same type first, then of the game. */
export function findScript(scripts: readonly Script[], key: string, type: string | null): string | undefined {
  const named = scripts.filter((script) => script.key === key);
  const own = named.find(({ owner }) => owner !== null && owner.type === type);
  return (own ?? named.find(({ owner }) => owner === null))?.rule;
}

type Ground = Pick<Translation, 'ids' | 'tile' | 'variables'>;

/** Makes rules of scripts, and says what could not be said with them. */
export function readModdioRules(scripts: readonly Script[], ground: Ground, report: ImportReport): Rule[] {
  const lost = new Map<string, number>();
  const taken = new Set(scripts.map(({ rule }) => rule));
  let partial = 0;
  const rules = scripts.flatMap((script) => {
    const read = readScript(script, scripts, ground);
    for (const name of read.lost) lost.set(name, (lost.get(name) ?? 0) + 1);
    if (read.lost.length > 0) partial += 1;
    return read.rules.map((rule, index) => {
      const id = index === 0 ? script.rule : makeId(script.rule, (one) => taken.has(one));
      taken.add(id);
      return { ...rule, id };
    });
  });
  if (rules.length > 0)
    report.taken.push(`${count(rules.length, 'rule')} from ${count(scripts.length, 'script')}.`);
  if (partial > 0) {
    report.changed.push(`${count(partial, 'script')} lost some lines; the comment of each rule names them.`);
  }
  if (lost.size > 0) report.leftOut.push(`Of scripts, what has no counterpart here: ${nameLost(lost)}.`);
  return rules.slice(0, limits.RULES_MAX);
}

function nameLost(lost: ReadonlyMap<string, number>): string {
  const often = [...lost].toSorted(([, one], [, other]) => other - one);
  const named = often.slice(0, NAMED_MAX).map(([name, times]) => (times === 1 ? name : `${name} (${times})`));
  const rest = often.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function readScript(
  { key, file, owner }: Script,
  scripts: readonly Script[],
  ground: Ground,
): { rules: Omit<Rule, 'id'>[]; lost: string[] } {
  const lost: string[] = [];
  const types = listOf(file, 'triggers').map((trigger) => textOf(trigger, 'type'));
  const group = (owner?.name ?? '').slice(0, limits.NAME_MAX);
  const rules = (types.length === 0 ? [null] : types).flatMap((type) => {
    const when = readTrigger(type, owner);
    if (when === undefined) lost.push(`the trigger ${type ?? ''}`);
    const isEach = owner?.kind === 'unit' && type !== null && TICKS.has(type);
    const entry = when && findTrigger(when.when);
    const task: Translation = {
      ...ground,
      lost,
      findRule: (script) => findScript(scripts, script, owner?.type ?? null),
      self: owner === null ? null : isEach ? { get: 'eachUnit' } : SELVES[owner.kind],
      provided: new Set(Object.keys(entry?.provides ?? {})),
      isOpen: entry?.isContextOpen ?? false,
    };
    const condition = translateCondition(task, file['conditions']);
    if (condition === undefined) lost.push(`its conditions`);
    if (when === undefined || condition === undefined) return [];
    const actions = translateActions(task, listOf(file, 'actions'));
    const body = isEach ? forEachOf(owner.type, condition, actions) : actions;
    return [
      {
        name: nameOf(file, key),
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

/** A script without a trigger waits until another, or a key, runs it. */
function readTrigger(type: string | null, owner: Owner | null): Trigger | undefined {
  if (type === null) return { when: 'ruleIsRun' };
  const own = owner === null ? {} : OWN_TRIGGERS[owner.kind];
  const when = Object.hasOwn(own, type) ? own[type] : undefined;
  if (owner !== null && when !== undefined) return { when, [FILTERS[owner.kind]]: owner.type };
  if (!Object.hasOwn(TRIGGERS, type)) return undefined;
  const [name, filters] = TRIGGERS[type]!;
  // For items and projectiles there is no “every second of each of them”.
  if (owner !== null && owner.kind !== 'unit' && TICKS.has(type)) return undefined;
  const params = asObject(findTrigger(name)?.params);
  const filter = owner === null ? undefined : FILTERS[owner.kind];
  const narrow = filter !== undefined && Object.hasOwn(params, filter) ? { [filter]: owner!.type } : {};
  return { when: name, ...filters, ...narrow };
}

function forEachOf(unitType: string, condition: Expression, actions: Rule['do']): Rule['do'] {
  const inside =
    condition === true ? actions : [{ do: 'ifThen' as const, condition, then: actions, else: [] }];
  return [{ do: 'forEachUnit', units: { get: 'unitsOfType', unitType }, actions: inside }] as Rule['do'];
}
