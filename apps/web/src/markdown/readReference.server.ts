import type { ReferenceGroup } from '@playloom/game-format';
import type { EntryKind, RuleReference } from './RuleReference.ts';

const files = import.meta.glob<string>('../../content/reference.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pages of the reference, one for each kind of entry. */
export const referencePages = {
  triggers: {
    kind: 'trigger',
    title: 'Triggers',
    summary: 'Events in a game that start a rule.',
  },
  actions: {
    kind: 'action',
    title: 'Actions',
    summary: 'Steps that a rule runs in order after its trigger.',
  },
  values: {
    kind: 'value',
    title: 'Values',
    summary: 'Inputs for triggers and actions: numbers, units, positions, and conditions.',
  },
} as const satisfies Record<string, { kind: EntryKind; title: string; summary: string }>;

export type ReferencePage = keyof typeof referencePages;

/** All entries of the rule catalog, read once when the server starts. */
export const ruleReference: RuleReference = JSON.parse(Object.values(files)[0] ?? 'null') as RuleReference;

/** Lists the groups of a page. Leaves out groups that have no entries of the page's kind. */
export function listReferenceGroups(page: ReferencePage): ReferenceGroup[] {
  const { kind } = referencePages[page];
  return ruleReference.groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0);
}

export function isReferencePage(name: string): name is ReferencePage {
  return Object.hasOwn(referencePages, name);
}
