import { createToastStore, Toast } from '@playloom/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { consumeNewGameFlag } from '@playloom/site/games/newGameFlag.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { getEditorPath } from '@playloom/site/paths/getPlayPath.ts';

/** Media query for screens whose toasts move the page down instead of covering it. */
const SMALL = '(width < 900px)';
/** Duration of the toast, long enough to read it and click its link. */
const NEW_GAME_TOAST_MS = 10_000;

/**
 * Shows once that a new game was published. On wide screens the toast is part of the page, because in the corner of the
 * screen it would cover the buttons of the game.
 */
export function NewGameToast({ gameSlug }: { gameSlug: string }) {
  const toasts = useToasts();
  const [inPage] = useState(() => createToastStore());
  const { show, message, type } = useSyncExternalStore(inPage.subscribe, inPage.getState, inPage.getState);
  useEffect(() => {
    if (!consumeNewGameFlag(getBrowserStorage('local'))) return;
    const store = matchMedia(SMALL).matches ? toasts : inPage;
    store.show('Your game is live. Send its link to a friend.', {
      type: 'success',
      duration: NEW_GAME_TOAST_MS,
      action: { label: 'Open in the editor', href: getEditorPath(gameSlug) },
    });
  }, [toasts, inPage, gameSlug]);
  return (
    <div
      className="play-new"
      onPointerEnter={inPage.pause}
      onPointerLeave={inPage.resume}
      onFocus={inPage.pause}
      onBlur={inPage.resume}
    >
      <div role="status">{show && <Toast message={message} type={type} {...inPage.getDetail()} />}</div>
    </div>
  );
}
