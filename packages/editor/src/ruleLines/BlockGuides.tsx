import type { RuleLine } from '@playloom/editor-core';
import type { LineRun } from '../session/Playtest.ts';

interface Props {
  readonly line: RuleLine;
  readonly previous: RuleLine | undefined;
  readonly next: RuleLine | undefined;
  readonly live: LineRun | undefined;
}

/** Draws a guide line for each block around a rule line. It is green for the branch that ran. */
export function BlockGuides({ line, previous, next, live }: Props) {
  return line.blocks.map((block, level) => (
    <span
      key={block}
      className="rules-thread"
      aria-hidden="true"
      data-starts={previous?.blocks[level] === block ? undefined : ''}
      data-ends={next?.blocks[level] === block ? undefined : ''}
      data-ran={live !== undefined && !live.wasSkipped ? '' : undefined}
    />
  ));
}
