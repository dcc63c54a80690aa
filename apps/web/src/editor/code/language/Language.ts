/** What the TypeScript service knows about the scripts of a game. Plain data: it runs in a worker. */
export interface Language {
  /** The declarations of the script API, with the ids of this game. */
  setDeclarations(text: string): void;
  /** Files by path (`world/bots.ts`) that are new or changed, and paths of those that are gone. */
  writeFiles(changed: { readonly [path: string]: string }, removed: readonly string[]): void;
  complete(path: string, at: number): Completions | null;
  describeCompletion(path: string, at: number, name: string): Description | null;
  describe(path: string, at: number): Description | null;
  readSignature(path: string, at: number): SignatureHelp | null;
  check(path: string): readonly Finding[];
  define(path: string, at: number): Definition | null;
  rename(path: string, at: number, name: string): RenameResult;
  outline(path: string): readonly OutlineEntry[];
  format(path: string): readonly TextChange[];
}

export type CompletionKind =
  | 'function'
  | 'variable'
  | 'property'
  | 'type'
  | 'namespace'
  | 'keyword'
  | 'text'
  | 'event';

export interface Completions {
  /** What is replaced. */
  readonly from: number;
  readonly to: number;
  readonly items: readonly CompletionItem[];
}

export interface CompletionItem {
  readonly name: string;
  readonly kind: CompletionKind;
  /** Behind the name: `(unit, amount?)`. */
  readonly detail: string;
  /** How often this game's scripts have it. */
  readonly uses: number;
  /** Higher comes first among equal matches, −99 to 99. */
  readonly rank: number;
}

export interface Description {
  readonly from: number;
  readonly to: number;
  /** Code: `units.ownerOf(entity: Entity | null): Player | null`. */
  readonly signature: string;
  readonly help: string;
  /** The entry of the catalog that it is, if it is one. */
  readonly entry: EntryName | null;
}

export interface EntryName {
  readonly kind: 'trigger' | 'action' | 'value';
  readonly name: string;
}

export interface SignatureHelp {
  readonly name: string;
  readonly params: readonly string[];
  readonly result: string;
  readonly active: number;
  readonly help: string;
}

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'warning' | 'hint';
  readonly message: string;
  readonly fix: { readonly title: string; readonly changes: readonly TextChange[] } | null;
}

export type Definition =
  | { readonly kind: 'file'; readonly path: string; readonly line: number; readonly column: number }
  /** It is of the catalog. */
  | { readonly kind: 'entry'; readonly entry: EntryName };

export type RenameResult =
  | { readonly ok: true; readonly changes: { readonly [path: string]: readonly TextChange[] } }
  | { readonly ok: false; readonly message: string };

export interface OutlineEntry {
  readonly kind: 'handler' | 'function' | 'class' | 'constant' | 'type';
  readonly name: string;
  /** What narrows a handler down. */
  readonly note: string;
  readonly depth: number;
  /** Counts from 1. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}
