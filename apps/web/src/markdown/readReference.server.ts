import type { EntryKind, RuleReference, ReferenceGroup } from './RuleReference.ts';

const files = import.meta.glob<string>('../../content/reference.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pages of the reference, one a kind of entry. */
export const referencePages = {
  triggers: {
    kind: 'trigger',
    title: 'Triggers',
    summary: 'What a rule can wait for: the moments in which something happens in a game.',
  },
  actions: {
    kind: 'action',
    title: 'Actions',
    summary: 'What a rule can do when its moment has come, one after the other.',
  },
  values: {
    kind: 'value',
    title: 'Values',
    summary:
      'What fills the slots of triggers and actions: numbers, units, places, and questions about them.',
  },
} as const satisfies Record<string, { kind: EntryKind; title: string; summary: string }>;

export type ReferencePage = keyof typeof referencePages;

/** Everything the rule catalog has, read once when the server starts. */
export const reference: RuleReference = JSON.parse(Object.values(files)[0] ?? 'null') as RuleReference;

/** The groups of one page; those without an entry of its kind are left out. */
export function listGroups(page: ReferencePage): ReferenceGroup[] {
  const { kind } = referencePages[page];
  return reference.groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0);
}

export function isReferencePage(name: string): name is ReferencePage {
  return Object.hasOwn(referencePages, name);
}
