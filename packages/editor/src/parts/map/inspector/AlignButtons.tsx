import { ToolButton } from '@playloom/design-system/ToolButton';
import { alignMapObjects, type Alignment, runCommand, type MapObject } from '@playloom/editor-core';
import type { LucideIcon } from 'lucide-react';
import AlignBottom from 'lucide-react/icons/align-end-horizontal';
import AlignCenter from 'lucide-react/icons/align-center-vertical';
import AlignLeft from 'lucide-react/icons/align-start-vertical';
import AlignMiddle from 'lucide-react/icons/align-center-horizontal';
import AlignRight from 'lucide-react/icons/align-end-vertical';
import AlignTop from 'lucide-react/icons/align-start-horizontal';
import FlipHorizontal from 'lucide-react/icons/flip-horizontal-2';
import FlipVertical from 'lucide-react/icons/flip-vertical-2';
import SpreadX from 'lucide-react/icons/align-horizontal-space-between';
import SpreadY from 'lucide-react/icons/align-vertical-space-between';
import { useSession } from '../../../session/SessionContext.ts';

const BUTTONS: readonly {
  readonly how: Alignment;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly keys?: string;
}[] = [
  { how: 'left', label: 'Align left', Icon: AlignLeft },
  { how: 'center', label: 'Align horizontal centers', Icon: AlignCenter },
  { how: 'right', label: 'Align right', Icon: AlignRight },
  { how: 'top', label: 'Align top', Icon: AlignTop },
  { how: 'middle', label: 'Align vertical centers', Icon: AlignMiddle },
  { how: 'bottom', label: 'Align bottom', Icon: AlignBottom },
  { how: 'spread-x', label: 'Distribute horizontally', Icon: SpreadX },
  { how: 'spread-y', label: 'Distribute vertically', Icon: SpreadY },
  { how: 'flip-x', label: 'Flip horizontally', Icon: FlipHorizontal, keys: 'F' },
  { how: 'flip-y', label: 'Flip vertically', Icon: FlipVertical, keys: 'Shift+F' },
];

interface Props {
  readonly count: number;
  readonly mapObjects: readonly MapObject[];
  readonly isDisabled: boolean;
}

/** Buttons that align, distribute and flip several objects. */
export function AlignButtons({ count, mapObjects, isDisabled }: Props) {
  const { editor } = useSession();
  if (count < 2) return null;
  return (
    <div className="map-align" role="group" aria-label="Align">
      {BUTTONS.map(({ how, label, Icon, keys }) => (
        <ToolButton
          key={how}
          label={label}
          Icon={Icon}
          size="sm"
          disabled={isDisabled}
          {...(keys === undefined ? {} : { keys })}
          onClick={() => void runCommand(editor, alignMapObjects(editor, mapObjects, how))}
        />
      ))}
    </div>
  );
}
