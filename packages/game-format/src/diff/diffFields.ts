import { toWords } from '../catalog/entry/toTitle.ts';
import { extendPath } from '../problems/formatPath.ts';
import { formatRuleNumber } from '../sentence/formatRuleNumber.ts';
import type { GameChange } from './GameChange.ts';
import { isRecord } from '../json/isRecord.ts';
import { isSameData } from '../json/isSameData.ts';

const LONGEST_TEXT = 40;
/** Groups whose name is left out: “speed”, not “controls speed”. */
const SILENT_GROUPS: ReadonlySet<string> = new Set(['controls']);

/** Lists the changed fields of one part: “Unit type Knight: speed 4 → 6”. */
export function diffFields(label: string, path: string, before: object, after: object): GameChange[] {
  const changes: GameChange[] = [];
  collect(before, after, path, '');
  return changes;

  function collect(old: object, now: object, parentPath: string, prefix: string): void {
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const from: unknown = Object.hasOwn(old, key) ? Reflect.get(old, key) : undefined;
      const to: unknown = Object.hasOwn(now, key) ? Reflect.get(now, key) : undefined;
      if (isSameData(from, to)) continue;
      const fieldPath = extendPath(parentPath, key);
      const name = SILENT_GROUPS.has(key) ? prefix : `${prefix} ${toWords(key)}`;
      if (isRecord(from) && isRecord(to)) collect(from, to, fieldPath, name);
      else
        changes.push({ kind: 'changed', path: fieldPath, message: `${label}:${name} ${describe(from, to)}` });
    }
  }
}

function describe(from: unknown, to: unknown): string {
  const [old, now] = [show(from), show(to)];
  if (old !== null && now !== null) return `${old} → ${now}`;
  if (from === undefined) return 'added';
  return to === undefined ? 'removed' : 'changed';
}

/** Formats a value for creators. Returns null if it is too long to show. */
function show(value: unknown): string | null {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatRuleNumber(value);
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return `“${value}”`;
  return null;
}
