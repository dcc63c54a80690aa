import { Banner, Button } from '@playloom/design-system';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearReturnPath, readReturnPath, saveReturnPath } from '../../coins/gameReturn.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const subscribeToNothing = () => () => undefined;

/** Shows a button back to the game, for players who came from an offer in a game to buy coins. */
export function BackToGame() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Null on the server, which can't read this tab's session storage.
  const path = useSyncExternalStore(
    subscribeToNothing,
    () => readReturnPath(getBrowserStorage('session'), search),
    () => null,
  );
  useEffect(() => {
    if (path !== null) saveReturnPath(getBrowserStorage('session'), path);
  }, [path]);
  if (path === null) return null;
  const goBack = () => {
    clearReturnPath(getBrowserStorage('session'));
    // Close this tab, because the game is still open in another one. If it can't be closed, navigate to the game.
    window.close();
    void navigate(path);
  };
  return (
    <Banner
      className="mt-6 max-w-[720px]"
      title="Your game is waiting"
      action={
        <Button size="sm" variant="primary" onClick={goBack}>
          Back to your game
        </Button>
      }
    >
      When you have enough coins, go back and buy the item.
    </Banner>
  );
}
