import { Button, type ButtonSize } from '@playloom/design-system';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Shows Log In and Sign Up to logged-out users. Hidden in portals that forbid accounts. */
export function AuthButtons({ size = 'sm', wide = false }: { size?: ButtonSize; wide?: boolean }) {
  const { user, features } = useRootData();
  const dialogs = useDialogs();
  if (user || !features.loginCallToAction) return null;
  return (
    <>
      <Button
        variant={wide ? 'secondary' : 'quiet'}
        size={size}
        wide={wide}
        onClick={() => dialogs.open({ kind: 'login' })}
      >
        Log In
      </Button>
      <Button variant="primary" size={size} wide={wide} onClick={() => dialogs.open({ kind: 'sign-up' })}>
        Sign Up
      </Button>
    </>
  );
}
