import { Pill } from '@playloom/design-system';
import { Link } from 'react-router';
import { dashboardPath } from './dashboardPath.ts';

export interface MakerTabsProps {
  game: { creator: string; gameSlug: string };
  shown: 'numbers' | 'skins' | 'players';
}

const TABS = [
  { id: 'numbers', name: 'Numbers', path: '' },
  { id: 'skins', name: 'Skins', path: '/skins' },
  { id: 'players', name: 'Players’ data', path: '/players' },
] as const;

/** The pages about a game that are for those who make it. */
export function MakerTabs({ game, shown }: MakerTabsProps) {
  const path = dashboardPath(game.creator, game.gameSlug);
  return (
    <nav aria-label="About this game" className="flex flex-wrap gap-2">
      {TABS.map((tab) => (
        <Pill key={tab.id} selected={tab.id === shown} asChild>
          <Link to={path + tab.path}>{tab.name}</Link>
        </Pill>
      ))}
    </nav>
  );
}
