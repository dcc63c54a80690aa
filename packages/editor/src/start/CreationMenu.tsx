import { type CreatorGame } from '@playloom/api-contract';
import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { IconButton } from '@playloom/design-system/IconButton';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
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
import { LazyDialog } from '../loading/LazyDialog.tsx';

const ShareGame = lazy(() => import('../dialogs/share/ShareGame.tsx'));

interface Props {
  readonly game: CreatorGame;
  readonly reload: () => Promise<void>;
}

/** The menu of a game on the start screen. */
export function CreationMenu({ game, reload }: Props) {
  const [isSharing, setIsSharing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const toasts = useToasts();
  const actions = useCreationActions(game, reload);
  const run = (act: () => Promise<void>) => () => {
    setIsBusy(true);
    act()
      .catch((error: unknown) => toasts.showError(toErrorBody(error).message))
      .finally(() => setIsBusy(false));
  };
  const entries: MenuEntry[] = [
    { label: 'Open', Icon: FolderOpen, onSelect: actions.open },
    { label: 'Play', Icon: Play, onSelect: actions.play, disabled: game.release === null },
    { label: 'Dashboard', Icon: ChartColumn, onSelect: actions.showNumbers },
    { label: 'Duplicate', Icon: Copy, onSelect: run(actions.duplicate), startsGroup: true },
    { label: 'Share…', Icon: Link2, onSelect: () => setIsSharing(true) },
    { label: 'Export as file', Icon: Download, onSelect: run(actions.download) },
    {
      label: 'Move to trash',
      Icon: Trash2,
      tone: 'danger',
      startsGroup: true,
      disabled: game.role !== 'owner',
      ...(game.role === 'owner' ? {} : { note: 'owner only' }),
      onSelect: run(actions.trash),
    },
  ];
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <IconButton
            label={`Options for ${game.title}`}
            className="start-more"
            aria-busy={isBusy || undefined}
          >
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuEntryList entries={entries} />
      </DropdownMenu>
      {isSharing && (
        <LazyDialog>
          <ShareGame
            game={{ id: game._id, slug: game.gameSlug, role: game.role }}
            problemsLink={{ label: 'Open in the editor', open: actions.open }}
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
