import ChartColumn from 'lucide-react/icons/chart-column';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { getDashboardPath } from '@playloom/site/paths/getDashboardPath.ts';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { CopyLinkField } from '../CopyLinkField.tsx';
import { LinkQrCode } from '../LinkQrCode.tsx';
import '../share.css';
import type { PublishResult } from './publishSavedDraft.ts';

interface Props {
  readonly published: PublishResult;
  readonly onClose: () => void;
}

/** Shown after publishing: the link to the game, and ways to share it. */
export function PublishSuccess({ published, onClose }: Props) {
  const path = getPlayPath(published.gameSlug);
  const { user } = useRootData();
  const url = new URL(path, window.location.href).href;
  return (
    <div className="share-room">
      <LinkQrCode text={url} label="QR code for the game" />
      <div className="publish-done">
        <p role="status">
          Release {published.release} is live. Rooms that are already open keep their release.
        </p>
        <CopyLinkField url={url} label="Link to the game" />
        <p className="share-actions">
          <Link className="ed-button share-tall" data-tone="run" to={path}>
            <Play size={14} fill="currentColor" aria-hidden="true" />
            Play
          </Link>
          <Link
            className="ed-button share-tall"
            to={getDashboardPath(user?.local.username ?? '', published.gameSlug)}
          >
            <ChartColumn size={14} aria-hidden="true" />
            Dashboard
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
            Keep editing
          </button>
        </p>
      </div>
    </div>
  );
}
