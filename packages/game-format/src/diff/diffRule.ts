import type { Rule } from '../document/ruleSchema.ts';
import { diffFields } from './diffFields.ts';
import type { GameChange } from './GameChange.ts';
import { isSameData } from '../json/isSameData.ts';

const parts = { when: 'trigger', if: 'conditions', do: 'actions' } as const;

export function diffRule(label: string, path: string, before: Rule, after: Rule): GameChange[] {
  const { when: _oldWhen, if: _oldIf, do: _oldDo, ...oldFields } = before;
  const { when: _newWhen, if: _newIf, do: _newDo, ...newFields } = after;
  const changes = diffFields(label, path, oldFields, newFields);
  for (const [part, partName] of Object.entries(parts)) {
    if (isSameData(Reflect.get(before, part), Reflect.get(after, part))) continue;
    changes.push({ kind: 'changed', path: `${path}.${part}`, message: `${label}: ${partName} changed` });
  }
  return changes;
}
