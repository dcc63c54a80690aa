import { Pill } from '@playloom/design-system';
import { Link } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { getDashboardPath } from '@playloom/site/paths/getDashboardPath.ts';
import { getWeb3SettingsPath } from '@playloom/site/paths/getWeb3SettingsPath.ts';
import { getWorldPath } from '@playloom/site/paths/getWorldPath.ts';

interface CreatorTabsProps {
  game: { _id: string; creator: string; gameSlug: string };
  shown: 'numbers' | 'skins' | 'players' | 'world' | 'web3';
}

/** Links to the pages of a game for its creators. World and Web3 are only for its owner. */
export function CreatorTabs({ game, shown }: CreatorTabsProps) {
  const { user } = useRootData();
  const path = getDashboardPath(game.creator, game.gameSlug);
  const tabs = [
    { id: 'numbers', name: 'Dashboard', to: path },
    { id: 'skins', name: 'Skins', to: `${path}/skins` },
    { id: 'players', name: 'Saved data', to: `${path}/players` },
    ...(user?.local.username === game.creator
      ? [
          { id: 'world', name: 'World', to: getWorldPath(game._id) },
          { id: 'web3', name: 'Web3', to: getWeb3SettingsPath(game._id) },
        ]
      : []),
  ];
  return (
    <nav aria-label="About this game" className="flex flex-wrap gap-2">
      {tabs.map(({ id, name, to }) => (
        <Pill key={id} selected={id === shown} asChild>
          <Link to={to}>{name}</Link>
        </Pill>
      ))}
    </nav>
  );
}
