import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { textEditorTheme } from './textEditorTheme.ts';

interface TextEditorOptions {
  readonly parent: HTMLElement;
  readonly doc: string;
  /** The accessible name of the text editor. */
  readonly label: string;
  readonly canEdit: boolean;
  /** The nonce of the page's content security policy, which the editor's own style sheet requires. */
  readonly nonce: string;
  /** Icons left of the line numbers. */
  readonly before?: Extension;
  readonly extensions: Extension;
}

export interface TextEditor {
  readonly view: EditorView;
  setCanEdit(canEdit: boolean): void;
}

/** Creates a text editor for code, used for scripts and UI panels. */
export function createTextEditor(plan: TextEditorOptions): TextEditor {
  const access = new Compartment();
  const state = EditorState.create({
    doc: plan.doc,
    extensions: [
      EditorView.cspNonce.of(plan.nonce),
      EditorView.contentAttributes.of({ 'aria-label': plan.label, spellcheck: 'false', tabindex: '0' }),
      access.of(readAccess(plan.canEdit)),
      plan.extensions,
      plan.before ?? [],
      lineNumbers(),
      foldGutter(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSpecialChars(),
      drawSelection(),
      dropCursor(),
      EditorState.allowMultipleSelections.of(true),
      rectangularSelection(),
      crosshairCursor(),
      indentUnit.of('  '),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightSelectionMatches(),
      search({ top: true }),
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...searchKeymap,
        ...foldKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      textEditorTheme,
    ],
  });
  const view = new EditorView({ state, parent: plan.parent });
  return {
    view,
    setCanEdit: (canEdit) => view.dispatch({ effects: access.reconfigure(readAccess(canEdit)) }),
  };
}

/** Makes the text read-only if the user can't edit. The user can still place the cursor, search and copy. */
function readAccess(canEdit: boolean): Extension {
  return [
    EditorState.readOnly.of(!canEdit),
    EditorView.contentAttributes.of({ 'aria-readonly': String(!canEdit) }),
  ];
}
