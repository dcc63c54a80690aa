/**
 * The TypeScript service for the scripts of a game. Its answers are plain data, because it runs in a worker.
 */
export interface ScriptLanguageService {
  /** Sets the declarations of the script API, which include the ids of this game. */
  setDeclarations(text: string): void;
  /** Takes new or changed files by path (`world/bots.ts`), and the paths of removed files. */
  writeFiles(changed: { readonly [path: string]: string }, removed: readonly string[]): void;
  complete(path: string, at: number): Completions | null;
  describeCompletion(path: string, at: number, name: string): Description | null;
  describe(path: string, at: number): Description | null;
  readSignature(path: string, at: number): SignatureHelp | null;
  check(path: string): readonly CodeDiagnostic[];
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
  /** The range of text that a chosen completion replaces. */
  readonly from: number;
  readonly to: number;
  readonly items: readonly CompletionItem[];
}

export interface CompletionItem {
  readonly name: string;
  readonly kind: CompletionKind;
  /** Text to show after the name, such as `(unit, amount?)`. */
  readonly detail: string;
  /** How often the scripts of this game use the name. */
  readonly uses: number;
  /** Orders completions that match equally well, from −99 to 99. Higher ranks come first. */
  readonly rank: number;
}

export interface Description {
  readonly from: number;
  readonly to: number;
  /** The declaration, such as `units.ownerOf(entity: Entity | null): Player | null`. */
  readonly signature: string;
  readonly help: string;
  /** The symbol's catalog entry, if it has one. */
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

export interface CodeDiagnostic {
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'warning' | 'hint';
  readonly message: string;
  readonly fix: { readonly title: string; readonly changes: readonly TextChange[] } | null;
}

export type Definition =
  | { readonly kind: 'file'; readonly path: string; readonly line: number; readonly column: number }
  /** The symbol is part of the catalog. */
  | { readonly kind: 'entry'; readonly entry: EntryName };

export type RenameResult =
  | { readonly ok: true; readonly changes: { readonly [path: string]: readonly TextChange[] } }
  | { readonly ok: false; readonly message: string };

export interface OutlineEntry {
  readonly kind: 'handler' | 'function' | 'class' | 'constant' | 'type';
  readonly name: string;
  /** For a handler with a filter, the values of the filter; otherwise empty. */
  readonly note: string;
  readonly depth: number;
  /** The first line is 1. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}
