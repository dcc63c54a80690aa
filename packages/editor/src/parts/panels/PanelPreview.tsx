import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { ToolButton } from '@playloom/design-system/ToolButton';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useGame } from '../../session/SessionContext.ts';
import { MessageTester } from './MessageTester.tsx';
import { usePanelFrame } from './usePanelFrame.ts';

/** The size that a panel has in the game, by the player's device. */
const devices = {
  phone: { label: 'Phone', width: 350, height: 404 },
  sideways: { label: 'Landscape', width: 424, height: 202 },
  tablet: { label: 'Tablet', width: 364, height: 424 },
  desktop: { label: 'Desktop', width: 364, height: 424 },
} as const;
type Device = keyof typeof devices;

const CHOICES = (Object.keys(devices) as Device[]).map((value) => ({ value, label: devices[value].label }));

/** Shows the panel the way players see it, in a sandboxed frame that can only draw and exchange messages. */
export function PanelPreview({ panel }: { readonly panel: string }) {
  const { config } = useRootData();
  const html = useGame((game) => game.data.ui[panel]?.htmlData ?? '');
  const [device, setDevice] = useState<Device>('desktop');
  const { width, height } = devices[device];
  const { frame, round, connect, reload, ...line } = usePanelFrame(html);
  return (
    <section className="panel-side" aria-label="Preview">
      <header>
        <SegmentedControl label="Screen" value={device} options={CHOICES} onValueChange={setDevice} />
        <span className="code-status ed-mono">
          {width} × {height}
        </span>
        <span className="ed-grow" />
        <ToolButton label="Restart" Icon={RotateCw} size="sm" onClick={reload} />
      </header>
      <div className="panel-stage">
        <div className="panel-glass" style={{ width: width + 16, height: height + 16 }}>
          <iframe
            key={round}
            ref={frame}
            src={`${config.uiOrigin}/panels/preview`}
            title={`Preview of ${panel}`}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            onLoad={connect}
          />
        </div>
      </div>
      <MessageTester html={html} messages={line.messages} send={line.send} clear={line.clear} />
    </section>
  );
}
