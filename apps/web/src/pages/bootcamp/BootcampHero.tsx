import { Button } from '@playloom/design-system';
import { courseOutline } from '@playloom/editor-core';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { getLessonPath } from '@playloom/site/paths/coursePaths.ts';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import bootcampGame from './bootcamp-game.webp';
import type { Learner } from './useLearner.ts';

interface Props {
  readonly learner: Learner;
  readonly minutes: number;
}

const ROUND_TO_MINUTES = 10;

/** Introduces the course, with a button to start or continue. */
export function BootcampHero({ learner, minutes }: Props) {
  const about = Math.round(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES;
  return (
    <div className="grid items-center gap-8 desk:grid-cols-2 desk:gap-16">
      <div>
        <h1 className="text-title">Make your first multiplayer game</h1>
        <p className="mt-4 max-w-[52ch] text-lg text-text-2">
          One game in {courseOutline.length} short lessons, yours from the first tile. You paint a world, fill
          it with coins and monsters, write your first lines of code, and send your friends a link to play.
        </p>
        <p className="mt-4 text-text-3">
          About {about} minutes in total. Free, and no account needed to start.
        </p>
        <NextStep learner={learner} />
        <p className="bootcamp-phone mt-4 max-w-[52ch] text-meta text-text-3">
          The lessons need a larger screen. Open this page on a computer or a tablet to start.
        </p>
      </div>
      <img
        src={bootcampGame}
        alt="The finished game: a hero collects stars in a garden while a purple monster chases them"
        width={960}
        height={600}
        className="h-auto w-full rounded-lg"
      />
    </div>
  );
}

function NextStep({ learner }: { readonly learner: Learner }) {
  const { next, hasStarted, isFinished, gameSlug } = learner;
  const number = courseOutline.findIndex(({ id }) => id === next) + 1;
  if (next === null) {
    return (
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <p role="status" className="w-full font-bold text-mint">
          {isFinished ? 'You finished the bootcamp. Your game is live!' : 'You completed all lessons.'}
        </p>
        {gameSlug !== null && (
          <Button asChild variant="primary" size="lg">
            <Link to={isFinished ? getPlayPath(gameSlug) : getLessonPath('publish')}>
              {isFinished ? 'Play your game' : 'Open your game'}
            </Link>
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="mt-8">
      <Button asChild variant="primary" size="lg">
        <Link to={getLessonPath(next)}>
          {hasStarted ? `Continue lesson ${number}` : 'Start'}
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </Button>
    </div>
  );
}
