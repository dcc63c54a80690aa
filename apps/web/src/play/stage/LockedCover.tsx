import type { GamePage } from '@playloom/api-contract';
import { describeStop } from '../state/describeStop.ts';
import { StopActions, StopBody } from './StopBody.tsx';

/** Shown instead of the Play button if the user can't play the game. */
export function LockedCover({ access }: { access: Exclude<GamePage['access'], 'open'> }) {
  const message = describeStop(access === 'members-only' ? 'members_only' : 'sign_in_to_play', '');
  const actions = message.actions.filter((action) => action !== 'back');
  return (
    <StopBody message={message}>
      <StopActions actions={actions} run={{}} />
    </StopBody>
  );
}
