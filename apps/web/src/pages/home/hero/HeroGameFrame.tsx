import { Button, IconButton } from '@playloom/design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import Maximize from 'lucide-react/icons/maximize';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IFRAME_ALLOW } from '../../../games/frameAllowance.ts';
import { getEmbedPath, getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { useEscapeInFrame } from './useEscapeInFrame.ts';

interface HeroLiveProps {
  game: { gameSlug: string; title: string };
  onClose: () => void;
}

/**
 * Shows a real room of the game in place of the hero artwork. Uses an iframe with the embed page, so that the game gets
 * all key presses and the home page does not load the game client.
 */
export function HeroGameFrame({ game, onClose }: HeroLiveProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const canFill = useBrowserValue(() => document.fullscreenEnabled, false);
  useEscapeInFrame(frame, onClose);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="hero-live" role="group" aria-label={`Playing ${game.title}`}>
      <iframe
        ref={frame}
        className="hero-live-frame"
        src={`${getEmbedPath(game.gameSlug)}?autojoin=true`}
        title={game.title}
        allow={IFRAME_ALLOW}
      />
      <div className="hero-live-bar">
        <b className="min-w-0 flex-1 truncate">{game.title}</b>
        <Button size="sm" icon={<ExternalLink size={16} aria-hidden="true" />} asChild>
          <Link to={getPlayPath(game.gameSlug)}>Game page</Link>
        </Button>
        {canFill && (
          <IconButton
            label="Full screen"
            variant="box"
            onClick={() => {
              frame.current?.requestFullscreen().catch(() => undefined);
              // Move the focus from the button back to the game, so that it gets key presses again.
              frame.current?.focus();
            }}
          >
            <Maximize size={18} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label="Close the game" variant="box" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
