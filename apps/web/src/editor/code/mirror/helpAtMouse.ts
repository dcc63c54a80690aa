import { type Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { CodeDesk } from '../CodeDesk.ts';
import { drawDescription } from './drawDescription.ts';

const WAIT_MS = 350;

/** What the thing under the mouse is. */
export function helpAtMouse(desk: CodeDesk, path: string): Extension {
  return hoverTooltip(
    async (_view, at) => {
      desk.tellLanguage();
      const found = await desk.language.describe(path, at).catch(() => null);
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
