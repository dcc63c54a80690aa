import { Banner, Button } from '@playloom/design-system';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearGameReturn, readGameReturn, rememberGameReturn } from '../../session/gameReturn.ts';
import { openStorage } from '../../session/openStorage.ts';

const subscribeToNothing = () => () => undefined;

/** For players who came from an offer in a game to get coins. */
export function BackToGame() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The server does not know what this tab remembers.
  const path = useSyncExternalStore(
    subscribeToNothing,
    () => readGameReturn(openStorage('session'), search),
    () => null,
  );
  useEffect(() => {
    if (path !== null) rememberGameReturn(openStorage('session'), path);
  }, [path]);
  if (path === null) return null;
  const goBack = () => {
    clearGameReturn(openStorage('session'));
    // The game is still open in the tab that opened this one. A tab that can't be closed goes there itself.
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
