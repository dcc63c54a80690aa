/** The part of content/reference.json that pages use. `node tools/generate.ts` writes it from the rule catalog. */
export interface RuleReference {
  groups: ReferenceGroup[];
  /** Keys are the names in the script host. */
  scriptLimits: Record<string, number>;
}

export type EntryKind = 'trigger' | 'action' | 'value';

export interface ReferenceGroup {
  category: string;
  title: string;
  anchor: string;
  entries: ReferenceEntry[];
}

export interface ReferenceEntry {
  kind: EntryKind;
  name: string;
  title: string;
  anchor: string;
  sentence: SentencePart[];
  help: string;
  params: ReferenceParam[];
  returns: string | null;
  provides: { name: string; title: string; anchor: string; type: string }[];
  script: string | null;
  exampleLines: SentenceLine[];
  /** JSON. */
  example: string;
}

export interface ReferenceParam {
  name: string;
  title: string;
  /** Null for a block of actions. */
  slot: string | null;
  type: string;
  isRequired: boolean;
  default: string | null;
  min: number | null;
  max: number | null;
}

export interface Slot {
  type: string;
  text: string;
  isEmpty: boolean;
}

export type SentencePart = string | Slot;

export interface SentenceLine {
  depth: number;
  keyword: string | null;
  parts: SentencePart[];
}
