import {
  type Diagnostic,
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  setDiagnosticsEffect,
} from '@codemirror/lint';
import { type EditorState, type Extension, type Range, RangeSet, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view';
import type { CodeEditorState } from '../state/CodeEditorState.ts';
import type { CodeDiagnostic } from '../language/ScriptLanguageService.ts';

const DELAY_MS = 350;
/** Length at which a message at the end of a line is cut. The problems list and the tooltip show all of it. */
const LENS_LENGTH_MAX = 110;

/**
 * Shows errors while the user types: underlined, with the message at the end of the line and a quick fix if
 * there is one.
 */
export function createLintExtension(editorState: CodeEditorState, path: string): Extension {
  const check = async (view: EditorView): Promise<readonly Diagnostic[]> => {
    editorState.syncLanguage();
    const { length } = view.state.doc;
    const found = await editorState.language.check(path).catch(() => []);
    const outline = await editorState.language.outline(path).catch(() => []);
    // Ignore the result if another file is open by now, because the inspector would show it for the wrong
    // file.
    if (editorState.view.get() !== view) return [];
    editorState.outline.set(outline);
    return found.filter(({ to }) => to <= length).map(present);
  };
  return [
    linter(check, { delay: DELAY_MS }),
    lenses,
    keymap.of([
      { key: 'F8', run: nextDiagnostic },
      { key: 'Alt-Enter', run: fixHere },
    ]),
  ];
}

function present({ from, to, level, message, fix }: CodeDiagnostic): Diagnostic {
  return {
    from,
    to,
    severity: level,
    message,
    actions: fix === null ? [] : [{ name: fix.title, apply: (view) => applyFix(view, fix.changes) }],
  };
}

function applyFix(view: EditorView, changes: readonly { from: number; to: number; insert: string }[]): void {
  view.dispatch({ changes: [...changes], userEvent: 'input.fix' });
  view.focus();
}

/** Applies the first quick fix on the line of the cursor. Returns false if there is none. */
function fixHere(view: EditorView): boolean {
  const { main } = view.state.selection;
  const line = view.state.doc.lineAt(main.head);
  for (const { diagnostic, from } of listDiagnostics(view.state)) {
    const [action] = diagnostic.actions ?? [];
    if (action === undefined || from < line.from || from > line.to) continue;
    action.apply(view, from, diagnostic.to);
    return true;
  }
  return false;
}

interface Placed {
  readonly diagnostic: Diagnostic;
  readonly from: number;
}

function listDiagnostics(state: EditorState): Placed[] {
  const found: Placed[] = [];
  forEachDiagnostic(state, (diagnostic, from) => found.push({ diagnostic, from }));
  return found;
}

const lenses = StateField.define<DecorationSet>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    const isNew = transaction.effects.some((effect) => effect.is(setDiagnosticsEffect));
    return isNew ? drawLenses(transaction.state) : value.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows the first error or warning of each line at the end of the line. */
function drawLenses(state: EditorState): DecorationSet {
  const lines = new Map<number, Range<Decoration>>();
  for (const { diagnostic, from } of listDiagnostics(state)) {
    if (diagnostic.severity !== 'error' && diagnostic.severity !== 'warning') continue;
    const line = state.doc.lineAt(Math.min(from, state.doc.length));
    if (lines.has(line.from)) continue;
    lines.set(line.from, Decoration.widget({ widget: new Lens(diagnostic), side: 1 }).range(line.to));
  }
  return Decoration.set([...lines.values()], true);
}

class Lens extends WidgetType {
  private readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super();
    this.diagnostic = diagnostic;
  }

  override eq(other: Lens): boolean {
    return (
      other.diagnostic.message === this.diagnostic.message && other.diagnostic.from === this.diagnostic.from
    );
  }

  override toDOM(view: EditorView): HTMLElement {
    const { message, severity, actions = [] } = this.diagnostic;
    const box = document.createElement('span');
    box.className = 'code-lens';
    box.dataset['level'] = severity;
    box.append(message.length > LENS_LENGTH_MAX ? `${message.slice(0, LENS_LENGTH_MAX - 1)}…` : message);
    const [action] = actions;
    if (action !== undefined) {
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = -1;
      button.title = `${action.name} (Alt Enter)`;
      button.textContent = 'Fix';
      button.onmousedown = (event) => {
        event.preventDefault();
        action.apply(view, this.diagnostic.from, this.diagnostic.to);
      };
      box.append(button);
    }
    return box;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
