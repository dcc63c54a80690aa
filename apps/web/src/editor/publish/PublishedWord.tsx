import ChartColumn from 'lucide-react/icons/chart-column';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { dashboardPath } from '../../games/dashboardPath.ts';
import { playPath } from '../../games/playPath.ts';
import { useRoot } from '../../session/useRoot.ts';
import { LinkLine } from '../share/LinkLine.tsx';
import { QrCode } from '../share/QrCode.tsx';
import '../share/share.css';
import type { Published } from './publishWork.ts';

interface Props {
  readonly published: Published;
  readonly onClose: () => void;
}

/** After publishing: where the game is, and how others come there. */
export function PublishedWord({ published, onClose }: Props) {
  const path = playPath(published.gameSlug);
  const { user } = useRoot();
  const url = new URL(path, window.location.href).href;
  return (
    <div className="share-room">
      <QrCode text={url} label="QR code of the game" />
      <div className="publish-done">
        <p role="status">
          Version {published.release} is what everybody plays from now on. Rooms that are open play their
          version to the end.
        </p>
        <LinkLine url={url} label="Link to the game" />
        <p className="share-actions">
          <Link className="ed-button share-tall" data-tone="run" to={path}>
            <Play size={14} fill="currentColor" aria-hidden="true" />
            Play it
          </Link>
          <Link
            className="ed-button share-tall"
            to={dashboardPath(user?.local.username ?? '', published.gameSlug)}
          >
            <ChartColumn size={14} aria-hidden="true" />
            In numbers
          </Link>
          {typeof navigator.share === 'function' && (
            <button
              type="button"
              className="ed-button share-tall"
              onClick={() => void navigator.share({ url }).catch(() => undefined)}
            >
              Share
            </button>
          )}
          <button type="button" className="ed-button share-tall" onClick={onClose}>
            Go on building
          </button>
        </p>
      </div>
    </div>
  );
}
