import { formatNumber } from '@playloom/api-contract';
import type { CreatorGame } from '@playloom/api-contract';
import { Link } from 'react-router';
import { getEditorPath } from '@playloom/site/paths/getPlayPath.ts';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { CreationMenu } from './CreationMenu.tsx';
import { CreationStatus } from './CreationStatus.tsx';
import { describeLastEdit } from './describeCreation.ts';
import { useMountTime } from '@playloom/site/time/useMountTime.ts';

interface Props {
  readonly game: CreatorGame;
  readonly reload: () => Promise<void>;
}

export function CreationListRow({ game, reload }: Props) {
  const now = useMountTime();
  const dates = useDateFormat();
  const { playsThisWeek, collaborators } = game;
  const status =
    playsThisWeek > 0
      ? `${formatNumber(playsThisWeek)} plays this week`
      : collaborators.length > 0
        ? `shared with ${collaborators.join(', ')}`
        : '';
  return (
    <li className="start-row">
      <GameCover cover={game.cover} sizes="52px" className="start-thumb" />
      <Link to={getEditorPath(game.gameSlug)}>{game.title}</Link>
      <CreationStatus game={game} />
      <span className="start-row-word">{status}</span>
      <span className="start-row-word">{describeLastEdit(game, now, dates)}</span>
      <CreationMenu game={game} reload={reload} />
    </li>
  );
}
