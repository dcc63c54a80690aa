import type { Creation } from '@playloom/api-contract';
import { Link } from 'react-router';
import { formatCount } from '../../games/formatCount.ts';
import { GameCover } from '../../games/GameCover.tsx';
import { pathOfGame } from '../session/readWish.ts';
import { CreationMenu } from './CreationMenu.tsx';
import { CreationState } from './CreationState.tsx';
import { describeEdit } from './describeCreation.ts';
import { useNow } from './useNow.ts';

interface Props {
  readonly game: Creation;
  readonly reload: () => Promise<void>;
}

export function CreationRow({ game, reload }: Props) {
  const now = useNow();
  const { playsThisWeek, collaborators } = game;
  const word =
    playsThisWeek > 0
      ? `${formatCount(playsThisWeek)} plays this week`
      : collaborators.length > 0
        ? `shared with ${collaborators.join(', ')}`
        : '';
  return (
    <li className="start-row">
      <GameCover cover={game.cover} sizes="52px" className="start-thumb" />
      <Link to={pathOfGame(game.gameSlug)}>{game.title}</Link>
      <CreationState game={game} />
      <span className="start-row-word">{word}</span>
      <span className="start-row-word">{describeEdit(game, now)}</span>
      <CreationMenu game={game} reload={reload} />
    </li>
  );
}
