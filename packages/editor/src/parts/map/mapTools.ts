import type { ToolName } from '@playloom/editor-core';
import type { LucideIcon } from 'lucide-react';
import Brush from 'lucide-react/icons/brush';
import Eraser from 'lucide-react/icons/eraser';
import Hand from 'lucide-react/icons/hand';
import MapPin from 'lucide-react/icons/map-pin';
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import PaintBucket from 'lucide-react/icons/paint-bucket';
import Pipette from 'lucide-react/icons/pipette';
import Ruler from 'lucide-react/icons/ruler';
import Scan from 'lucide-react/icons/scan';
import Slash from 'lucide-react/icons/slash';
import Square from 'lucide-react/icons/square';
import SquareDashed from 'lucide-react/icons/square-dashed';
import User from 'lucide-react/icons/user';

export interface ToolEntry {
  readonly name: ToolName;
  readonly label: string;
  readonly key: string;
  readonly Icon: LucideIcon;
  /** What the user is doing with the tool, shown to other people beside the pointer. */
  readonly doing: string | null;
  readonly isForEditors: boolean;
}

/** Shown when a user who can't edit tries to use a tool. */
export const VIEW_ONLY_MESSAGE =
  'You can only view this game. To change it, ask the owner to make you an editor.';

/** The tools of the toolbar, in groups. */
export const TOOL_GROUPS: readonly (readonly ToolEntry[])[] = [
  [
    {
      name: 'select',
      label: 'Select and move',
      key: 'V',
      Icon: MousePointer2,
      doing: null,
      isForEditors: false,
    },
    {
      name: 'pan',
      label: 'Pan',
      key: 'H',
      Icon: Hand,
      doing: 'looking around',
      isForEditors: false,
    },
  ],
  [
    { name: 'brush', label: 'Brush', key: 'B', Icon: Brush, doing: 'painting', isForEditors: true },
    { name: 'line', label: 'Line', key: 'L', Icon: Slash, doing: 'drawing a line', isForEditors: true },
    { name: 'rectangle', label: 'Rectangle', key: 'R', Icon: Square, doing: 'painting', isForEditors: true },
    { name: 'fill', label: 'Fill', key: 'G', Icon: PaintBucket, doing: 'filling', isForEditors: true },
    { name: 'erase', label: 'Eraser', key: 'E', Icon: Eraser, doing: 'erasing', isForEditors: true },
    { name: 'pick', label: 'Tile picker', key: 'I', Icon: Pipette, doing: 'picking', isForEditors: false },
    {
      name: 'area',
      label: 'Select tiles',
      key: 'X',
      Icon: Scan,
      doing: 'selecting tiles',
      isForEditors: true,
    },
  ],
  [
    {
      name: 'place',
      label: 'Place units, items, and props',
      key: 'U',
      Icon: User,
      doing: 'placing',
      isForEditors: true,
    },
    {
      name: 'region',
      label: 'Region',
      key: 'N',
      Icon: SquareDashed,
      doing: 'drawing a region',
      isForEditors: true,
    },
    {
      name: 'spawn-point',
      label: 'Spawn point',
      key: 'S',
      Icon: MapPin,
      doing: 'placing',
      isForEditors: true,
    },
  ],
  [{ name: 'measure', label: 'Measure', key: 'M', Icon: Ruler, doing: 'measuring', isForEditors: false }],
];

export const MAP_TOOLS: readonly ToolEntry[] = TOOL_GROUPS.flat();
