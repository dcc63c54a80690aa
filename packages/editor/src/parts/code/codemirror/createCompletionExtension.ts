import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { CodeEditorState } from '../state/CodeEditorState.ts';
import type { CompletionItem, CompletionKind } from '../language/ScriptLanguageService.ts';
import { createDescriptionElement } from './createDescriptionElement.ts';

const OPTIONS_MAX = 80;
const DELAY_MS = 60;
const BEFORE = /[\p{L}\p{N}_$.'"`]$/u;

interface Option extends Completion {
  readonly uses: number;
  readonly kind: CompletionKind;
}

const glyphs: { readonly [Kind in CompletionKind]: string } = {
  function: 'ƒ',
  variable: 'x',
  property: '○',
  type: 'T',
  namespace: '{}',
  keyword: 'k',
  text: '“',
  event: '⚡',
};

/**
 * Completes code with the TypeScript service: with catalog entries, the ids of this game, and the script's
 * own names.
 */
export function createCompletionExtension(
  editorState: CodeEditorState,
  path: string,
  nameId: (id: string) => string | null,
): Extension {
  return autocompletion({
    override: [(context) => ask(editorState, path, nameId, context)],
    icons: false,
    maxRenderedOptions: OPTIONS_MAX,
    activateOnTypingDelay: DELAY_MS,
    closeOnBlur: true,
    addToOptions: [
      { render: (option) => drawKind(option as Option), position: 20 },
      { render: (option) => drawUses(option as Option), position: 90 },
    ],
  });
}

async function ask(
  editorState: CodeEditorState,
  path: string,
  nameId: (id: string) => string | null,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
  if (!context.explicit && !BEFORE.test(before)) return null;
  editorState.syncLanguage();
  const found = await editorState.language.complete(path, context.pos).catch(() => null);
  if (found === null || found.items.length === 0) return null;
  return {
    from: found.from,
    to: Math.max(found.to, context.pos),
    options: found.items.map((item) => presentItem(editorState, path, context.pos, nameId, item)),
    validFor: /^[\p{L}\p{N}_$-]*$/u,
  };
}

function presentItem(
  editorState: CodeEditorState,
  path: string,
  at: number,
  nameId: (id: string) => string | null,
  item: CompletionItem,
): Option {
  const named = item.kind === 'text' ? nameId(item.name) : null;
  return {
    label: item.name,
    detail: named === null || named === item.name ? item.detail : named,
    boost: item.rank,
    uses: item.uses,
    kind: item.kind,
    info: async () => {
      const found = await editorState.language.describeCompletion(path, at, item.name).catch(() => null);
      return found === null || (found.help === '' && found.entry === null && item.kind === 'text')
        ? null
        : createDescriptionElement(found);
    },
  };
}

function drawKind({ kind }: Option): Node {
  const box = document.createElement('span');
  box.className = 'code-kind';
  box.dataset['kind'] = kind;
  box.textContent = glyphs[kind];
  return box;
}

function drawUses({ uses, kind }: Option): Node | null {
  if (uses < 2 || kind === 'keyword') return null;
  const box = document.createElement('span');
  box.className = 'code-uses';
  box.textContent = `used ${uses}×`;
  return box;
}
