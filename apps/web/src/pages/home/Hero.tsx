import type { GameCard } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { getAutoJoinPath } from '@playloom/site/paths/getPlayPath.ts';
import { HeroPlay } from './hero/HeroPlay.tsx';
import './home.css';

const THREADS = ['var(--coral)', 'var(--sun)', 'var(--coral)'];

interface HeroGame {
  gameSlug: string;
  title: string;
}

interface CallsProps {
  /** The game that the Play now button joins; null when no game can be played. */
  playNow: Pick<GameCard, 'gameSlug' | 'title'> | null;
}

/** Introduces Playloom to guests, with a game that they can play right on the page. */
export function Hero({ game, playNow }: CallsProps & { game: HeroGame | null }) {
  return (
    <section className="hero">
      <div className="page-wrap relative">
        <div className="hero-top">
          <h1>
            Make a game.
            <br />
            Send a link.{' '}
            <span className="hero-woven">
              Play together.
              <Underline />
            </span>
          </h1>
          <div>
            <p className="mb-5 text-lg leading-normal text-text-2">
              Draw a level, set the rules, press play. Friends join from any phone or laptop, nothing to
              install.
            </p>
            <CallsToAction playNow={playNow} />
          </div>
        </div>
        <div className="mt-[52px] phone:-mx-1 phone:mt-8">
          <HeroPlay game={game} />
        </div>
      </div>
    </section>
  );
}

/** The greeting that a logged-in user sees instead of the hero. */
export function WelcomeBack({ username, playNow }: CallsProps & { username: string }) {
  return (
    <section className="hero hero-signed-in">
      <div className="page-wrap relative flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 className="hero-back">Hi, {username}.</h1>
        <CallsToAction playNow={playNow} />
      </div>
    </section>
  );
}

function CallsToAction({ playNow }: CallsProps) {
  return (
    <div className="hero-actions">
      <Button variant="primary" size="lg" icon={<Plus size={22} aria-hidden="true" />} asChild>
        <Link to="/create">Make a game</Link>
      </Button>
      {playNow && (
        <Button
          variant="secondary"
          size="lg"
          icon={<Play size={20} fill="currentColor" aria-hidden="true" />}
          asChild
        >
          <Link to={getAutoJoinPath(playNow.gameSlug)} prefetch="intent" title={playNow.title}>
            Play now
          </Link>
        </Button>
      )}
    </div>
  );
}

/** Crossing threads that underline the heading. */
function Underline() {
  return (
    <svg viewBox="0 0 400 24" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        d="M4 9C70 3 130 20 200 12S330 4 396 12"
        stroke={THREADS[0]}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M4 16C80 22 140 5 210 13S320 21 396 8"
        stroke={THREADS[1]}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path d="M128 15.5C150 17 176 15 200 12S250 8 268 7.6" stroke={THREADS[2]} strokeWidth="4.5" />
    </svg>
  );
}
