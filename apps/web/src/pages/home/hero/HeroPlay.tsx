import Play from 'lucide-react/icons/play';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { HeroStage } from '../../../art/HeroStage.tsx';
import { playPath } from '../../../games/playPath.ts';
import { HeroLive } from './HeroLive.tsx';
import './heroPlay.css';

interface HeroPlayProps {
  /** Null when there is no game to play: the picture stands alone. */
  game: { gameSlug: string; title: string } | null;
}

/** The picture of the hero. Pressing play starts the game in its place; closing it brings the picture back. */
export function HeroPlay({ game }: HeroPlayProps) {
  const [isLive, setIsLive] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setIsLive(false);
    // The button is back after this render.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }, []);
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsLive(true);
  }
  if (!game) return <HeroStage />;
  if (isLive) return <HeroLive game={game} onClose={close} />;
  return (
    <HeroStage>
      {/* A form, so that the press works before the script does: the game's own page then joins by itself. */}
      <form method="get" action={playPath(game.gameSlug)} className="contents" onSubmit={handleSubmit}>
        <input type="hidden" name="autojoin" value="true" />
        <button ref={button} type="submit" className="hero-play-mark" aria-label={`Play ${game.title}`}>
          <Play size={26} fill="currentColor" aria-hidden="true" />
        </button>
      </form>
    </HeroStage>
  );
}
