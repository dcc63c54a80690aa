import { Popover } from '@playloom/design-system/Popover';
import type { LineRun } from '../session/Playtest.ts';
import { useSession, useStore } from '../session/SessionContext.ts';

interface Props {
  readonly anchor: HTMLElement;
  readonly live: LineRun;
  readonly onClose: () => void;
}

/** Shows the last result of the line under the pointer. */
export function LiveResultTooltip({ anchor, live, onClose }: Props) {
  const { tick } = useStore(useSession().playtest.live);
  return (
    <Popover
      anchor={anchor}
      label="Last result"
      role="tooltip"
      takesFocus={false}
      className="rules-hover"
      open
      onOpenChange={onClose}
    >
      <p>
        {anchor.textContent}
        <span className="ed-mono">tick {tick}</span>
      </p>
      <dl>
        <dt>This line</dt>
        <dd>{live.text}</dd>
      </dl>
    </Popover>
  );
}
