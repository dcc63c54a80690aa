import type { Category } from '@playloom/game-format';
import type { LucideIcon } from 'lucide-react';
import Box from 'lucide-react/icons/box';
import Calculator from 'lucide-react/icons/calculator';
import Camera from 'lucide-react/icons/camera';
import Clock from 'lucide-react/icons/clock';
import Compass from 'lucide-react/icons/compass';
import Dices from 'lucide-react/icons/dices';
import Flag from 'lucide-react/icons/flag';
import Footprints from 'lucide-react/icons/footprints';
import GitBranch from 'lucide-react/icons/git-branch';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import MapIcon from 'lucide-react/icons/map';
import MessageSquare from 'lucide-react/icons/message-square';
import MoveUpRight from 'lucide-react/icons/move-up-right';
import PackageIcon from 'lucide-react/icons/package';
import Repeat from 'lucide-react/icons/repeat';
import Save from 'lucide-react/icons/save';
import Sparkles from 'lucide-react/icons/sparkles';
import SquareDashed from 'lucide-react/icons/square-dashed';
import Store from 'lucide-react/icons/store';
import Swords from 'lucide-react/icons/swords';
import Trophy from 'lucide-react/icons/trophy';
import Type from 'lucide-react/icons/type';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Variable from 'lucide-react/icons/variable';
import Volume2 from 'lucide-react/icons/volume-2';
import { createElement } from 'react';

const ICONS: { readonly [category in Category]: LucideIcon } = {
  flow: Repeat,
  logic: GitBranch,
  variables: Variable,
  units: User,
  movement: Footprints,
  attributes: HeartPulse,
  combat: Swords,
  items: PackageIcon,
  projectiles: MoveUpRight,
  props: Box,
  players: Users,
  teams: Flag,
  match: Trophy,
  messages: MessageSquare,
  sound: Volume2,
  effects: Sparkles,
  camera: Camera,
  positions: MapPin,
  regions: SquareDashed,
  map: MapIcon,
  ai: Compass,
  trade: Store,
  data: Save,
  numbers: Calculator,
  random: Dices,
  texts: Type,
  lists: List,
  time: Clock,
};

interface Props {
  readonly of: Category;
  readonly size?: number;
}

/** The icon of a catalog category. */
export function CategoryIcon({ of, size = 15 }: Props) {
  return createElement(ICONS[of], { size, 'aria-hidden': true });
}
