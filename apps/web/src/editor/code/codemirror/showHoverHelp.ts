import { type Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { CodeEditorState } from '../CodeEditorState.ts';
import { drawDescription } from './drawDescription.ts';

const WAIT_MS = 350;

/** Describes the symbol under the mouse pointer. */
export function showHoverHelp(editorState: CodeEditorState, path: string): Extension {
  return hoverTooltip(
    async (_view, at) => {
      editorState.syncLanguage();
      const found = await editorState.language.describe(path, at).catch(() => null);
      if (found === null || found.signature === '') return null;
      return {
        pos: found.from,
        end: found.to,
        above: true,
        create: () => ({ dom: drawDescription(found) }),
      };
    },
    { hoverTime: WAIT_MS },
  );
}
