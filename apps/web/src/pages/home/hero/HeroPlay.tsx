import Play from 'lucide-react/icons/play';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { HeroStage } from './HeroStage.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { HeroGameFrame } from './HeroGameFrame.tsx';
import './heroPlay.css';

interface HeroPlayProps {
  /** If null, no game can be played, and only the artwork is shown. */
  game: { gameSlug: string; title: string } | null;
}

/** The hero artwork. Pressing Play replaces it with the running game; closing the game restores the artwork. */
export function HeroPlay({ game }: HeroPlayProps) {
  const [isLive, setIsLive] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setIsLive(false);
    // Wait for the next render, which adds the button again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }, []);
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsLive(true);
  }
  if (!game) return <HeroStage />;
  if (isLive) return <HeroGameFrame game={game} onClose={close} />;
  return (
    <HeroStage>
      {/* A form works before the script has loaded: it opens the game's page, which then joins a room. */}
      <form method="get" action={getPlayPath(game.gameSlug)} className="contents" onSubmit={handleSubmit}>
        <input type="hidden" name="autojoin" value="true" />
        <button ref={button} type="submit" className="hero-play-mark" aria-label={`Play ${game.title}`}>
          <Play size={26} fill="currentColor" aria-hidden="true" />
        </button>
      </form>
    </HeroStage>
  );
}
