import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { CodeEditorState } from '../state/CodeEditorState.ts';
import type { SignatureHelp } from '../language/ScriptLanguageService.ts';

const WAIT_MS = 80;

interface Shown {
  readonly at: number;
  readonly signature: SignatureHelp;
}

const setShown = StateEffect.define<Shown | null>();

const shown = StateField.define<Shown | null>({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(setShown)) return effect.value;
    return value === null ? null : { ...value, at: transaction.changes.mapPos(value.at) };
  },
  provide: (field) => showTooltip.from(field, (value) => (value === null ? null : present(value))),
});

/** Shows the parameters of the call around the cursor, with the current one highlighted. */
export function createSignatureHelpExtension(editorState: CodeEditorState, path: string): Extension {
  const plugin = ViewPlugin.define((view) => watchCalls(editorState, path, view));
  return [
    shown,
    plugin,
    keymap.of([
      {
        key: 'Escape',
        run: (view) => {
          if (view.state.field(shown) === null) return false;
          view.dispatch({ effects: setShown.of(null) });
          return true;
        },
      },
    ]),
  ];
}

function watchCalls(editorState: CodeEditorState, path: string, view: EditorView) {
  let timer = 0;
  let count = 0;
  const ask = async () => {
    count += 1;
    const asked = count;
    editorState.syncLanguage();
    const at = view.state.selection.main.head;
    const signature = await editorState.language.readSignature(path, at).catch(() => null);
    if (asked !== count || !view.dom.isConnected) return;
    view.dispatch({ effects: setShown.of(signature === null ? null : { at, signature }) });
  };
  return {
    update(update: ViewUpdate) {
      const isOpen = update.state.field(shown) !== null;
      const isMoved = update.selectionSet || update.docChanged;
      if (!isMoved || (!isOpen && !typedBracket(update))) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), WAIT_MS);
    },
    destroy: () => clearTimeout(timer),
  };
}

function typedBracket(update: ViewUpdate): boolean {
  let isTyped = false;
  if (!update.transactions.some((transaction) => transaction.isUserEvent('input'))) return false;
  update.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    isTyped ||= /^[(,]/.test(inserted.toString()) || inserted.toString().endsWith('(');
  });
  return isTyped;
}

function present({ at, signature }: Shown): Tooltip {
  return { pos: at, above: true, create: () => ({ dom: draw(signature) }) };
}

function draw({ name, params, result, active, help }: SignatureHelp): HTMLElement {
  const box = document.createElement('div');
  box.className = 'code-help code-call';
  const line = document.createElement('code');
  line.className = 'code-signature';
  line.append(`${name}(`);
  for (const [index, param] of params.entries()) {
    const piece = document.createElement(index === active ? 'b' : 'span');
    piece.textContent = param;
    line.append(piece, index < params.length - 1 ? ', ' : '');
  }
  line.append(`)${result}`);
  box.append(line);
  if (help !== '') {
    const text = document.createElement('p');
    text.textContent = help;
    box.append(text);
  }
  return box;
}
