import { type CreatorGame } from '@playloom/api-contract';
import { type Json, limits } from '@playloom/game-format';
import ChartColumn from 'lucide-react/icons/chart-column';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FolderOpen from 'lucide-react/icons/folder-open';
import Link2 from 'lucide-react/icons/link-2';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { getDashboardPath } from '@playloom/site/paths/getDashboardPath.ts';
import { getEditorPath, getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { EditorMenu, type MenuEntry } from '../ui/EditorMenu.tsx';
import { LazyDialog } from '../ui/LazyDialog.tsx';

const ShareGame = lazy(() => import('../dialogs/share/ShareGame.tsx'));

interface Props {
  readonly game: CreatorGame;
  readonly reload: () => Promise<void>;
}

/** The menu of a game on the start screen. */
export function CreationMenu({ game, reload }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const toasts = useToasts();
  const actions = useCreationActions(game, reload);
  const run = (act: () => Promise<void>) => () => {
    setIsBusy(true);
    act()
      .catch((error: unknown) => toasts.show(toErrorBody(error).message))
      .finally(() => setIsBusy(false));
  };
  const entries: MenuEntry[] = [
    { label: 'Open', Icon: FolderOpen, onSelect: actions.open },
    { label: 'Play', Icon: Play, onSelect: actions.play, isDisabled: game.release === null },
    { label: 'Dashboard', Icon: ChartColumn, onSelect: actions.showNumbers },
    { label: 'Duplicate', Icon: Copy, onSelect: run(actions.duplicate), startsGroup: true },
    { label: 'Share…', Icon: Link2, onSelect: () => setIsSharing(true) },
    { label: 'Export as file', Icon: Download, onSelect: run(actions.download) },
    {
      label: 'Move to trash',
      Icon: Trash2,
      isDanger: true,
      startsGroup: true,
      isDisabled: game.role !== 'owner',
      ...(game.role === 'owner' ? {} : { note: 'owner only' }),
      onSelect: run(actions.trash),
    },
  ];
  return (
    <>
      <button
        type="button"
        className="ed-iconbutton start-more"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isBusy || undefined}
        aria-label={`Options for ${game.title}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} aria-hidden="true" />
      </button>
      {anchor !== null && (
        <EditorMenu anchor={anchor} label={game.title} entries={entries} onClose={() => setAnchor(null)} />
      )}
      {isSharing && (
        <LazyDialog>
          <ShareGame
            game={{ id: game._id, slug: game.gameSlug, role: game.role }}
            onClose={() => setIsSharing(false)}
            onLeft={() => void reload()}
          />
        </LazyDialog>
      )}
    </>
  );
}

function useCreationActions(game: CreatorGame, reload: () => Promise<void>) {
  const navigate = useNavigate();
  const { config, user } = useRootData();
  const { _id: id, title, gameSlug } = game;
  const read = async () => (await loadBrowserApi()).readGameData({ params: { id }, query: {} });
  return {
    open: () => void navigate(getEditorPath(gameSlug)),
    play: () => void navigate(getPlayPath(gameSlug)),
    // If someone else owns the game, this page redirects to the owner's dashboard.
    showNumbers: () => void navigate(getDashboardPath(user?.local.username ?? '', gameSlug)),
    async duplicate() {
      const document = await read();
      const copy = `${title.slice(0, limits.TITLE_MAX - ' copy'.length)} copy`;
      await (await loadBrowserApi()).adoptGame({ body: { title: copy, document } });
      await reload();
    },
    async download() {
      const document = await read();
      const { downloadGame } = await import('../gameFiles/downloadCurrentGame.ts');
      const assetUrl = (file: string) => `${config.uiOrigin}/files/${encodeURIComponent(file)}`;
      await downloadGame(title, document as Json, assetUrl);
    },
    async trash() {
      await (await loadBrowserApi()).trashGame({ params: { id } });
      await reload();
    },
  };
}
