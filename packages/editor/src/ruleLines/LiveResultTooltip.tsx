import { createPortal } from 'react-dom';
import type { LineRun } from '../session/Playtest.ts';
import { useSession, useStore } from '../session/SessionContext.ts';
import { positionPopup } from '../ui/positionPopup.ts';

const SIZE = { width: 236, height: 92 };

/** Shows the last result of the line under the pointer. */
export function LiveResultTooltip({
  anchor,
  live,
}: {
  readonly anchor: HTMLElement;
  readonly live: LineRun;
}) {
  const { tick } = useStore(useSession().playtest.live);
  const room = { width: window.innerWidth, height: window.innerHeight };
  const { left, top } = positionPopup(anchor.getBoundingClientRect(), SIZE, room, 'below');
  return createPortal(
    <div className="ed-app">
      <div className="ed-popup rules-hover" role="tooltip" style={{ left, top, width: SIZE.width }}>
        <p>
          {anchor.textContent}
          <span className="ed-mono">tick {tick}</span>
        </p>
        <dl>
          <dt>This line</dt>
          <dd>{live.text}</dd>
        </dl>
      </div>
    </div>,
    document.body,
  );
}
