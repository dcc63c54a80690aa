import { Button } from '@playloom/design-system';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { HeroStage } from '../../art/HeroStage.tsx';
import './home.css';

const THREADS = ['var(--coral)', 'var(--sun)', 'var(--coral)'];

/** What Playloom is, in one sentence and one picture. */
export function Hero() {
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
            <CallsToAction />
          </div>
        </div>
        <div className="mt-[52px] phone:-mx-1 phone:mt-8">
          <HeroStage />
        </div>
      </div>
    </section>
  );
}

export function WelcomeBack({ username }: { username: string }) {
  return (
    <section className="hero">
      <div className="page-wrap relative">
        <h1 className="hero-back">Welcome back, {username}.</h1>
        <p className="mt-4 mb-6 max-w-[48ch] text-lg leading-normal text-text-2">
          Pick up where you left off, or start something new.
        </p>
        <CallsToAction />
        <div className="mt-[46px] phone:-mx-1 phone:mt-8">
          <HeroStage />
        </div>
      </div>
    </section>
  );
}

function CallsToAction() {
  return (
    <div className="hero-actions">
      <Button variant="primary" size="lg" icon={<Plus size={22} aria-hidden="true" />} asChild>
        <Link to="/create">Make a game</Link>
      </Button>
      <Button
        variant="secondary"
        size="lg"
        icon={<Play size={20} fill="currentColor" aria-hidden="true" />}
        asChild
      >
        <Link to="/games/popular">Play now</Link>
      </Button>
    </div>
  );
}

/** Threads that cross under the words, as if they were sewn on. */
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
