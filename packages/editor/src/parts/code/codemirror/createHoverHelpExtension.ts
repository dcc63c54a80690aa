import { type Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { CodeEditorState } from '../state/CodeEditorState.ts';
import { createDescriptionElement } from './createDescriptionElement.ts';

const WAIT_MS = 350;

/** Describes the symbol under the mouse pointer. */
export function createHoverHelpExtension(editorState: CodeEditorState, path: string): Extension {
  return hoverTooltip(
    async (_view, at) => {
      editorState.syncLanguage();
      const found = await editorState.language.describe(path, at).catch(() => null);
      if (found === null || found.signature === '') return null;
      return {
        pos: found.from,
        end: found.to,
        above: true,
        create: () => ({ dom: createDescriptionElement(found) }),
      };
    },
    { hoverTime: WAIT_MS },
  );
}
