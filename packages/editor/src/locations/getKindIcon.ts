import type { EditorLocation, TreeRowKind } from '@playloom/editor-core';
import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import AppWindow from 'lucide-react/icons/app-window';
import Blocks from 'lucide-react/icons/blocks';
import Braces from 'lucide-react/icons/braces';
import FileCode from 'lucide-react/icons/file-code';
import Film from 'lucide-react/icons/film';
import Flag from 'lucide-react/icons/flag';
import Gauge from 'lucide-react/icons/gauge';
import Images from 'lucide-react/icons/images';
import ListTree from 'lucide-react/icons/list-tree';
import MapIcon from 'lucide-react/icons/map';
import MessageSquare from 'lucide-react/icons/message-square';
import MoveUpRight from 'lucide-react/icons/move-up-right';
import Package from 'lucide-react/icons/package';
import PersonStanding from 'lucide-react/icons/person-standing';
import Settings2 from 'lucide-react/icons/settings-2';
import Shapes from 'lucide-react/icons/shapes';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Variable from 'lucide-react/icons/variable';
import Volume2 from 'lucide-react/icons/volume-2';

const ICONS: { readonly [kind in TreeRowKind]: LucideIcon } = {
  map: MapIcon,
  types: Shapes,
  units: PersonStanding,
  items: Package,
  projectiles: MoveUpRight,
  props: Blocks,
  teams: Flag,
  attributes: Gauge,
  buffs: Activity,
  effects: Sparkles,
  sounds: Volume2,
  animations: Film,
  shops: Store,
  dialogues: MessageSquare,
  rules: ListTree,
  'rule-group': ListTree,
  script: Braces,
  'script-file': FileCode,
  panel: AppWindow,
  variables: Variable,
  assets: Images,
  settings: Settings2,
};

export function getKindIcon(kind: TreeRowKind): LucideIcon {
  return ICONS[kind];
}

export function getLocationIcon(place: EditorLocation): LucideIcon {
  if (place.kind === 'type') return ICONS[place.of];
  return place.kind === 'rules' ? ICONS['rule-group'] : ICONS[place.kind];
}
