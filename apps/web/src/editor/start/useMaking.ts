import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setNewGameFlag } from '../../games/newGameFlag.ts';
import { playPath } from '../../games/playPath.ts';
import { browserApi } from '../../session/browserApi.ts';
import { openStorage } from '../../session/openStorage.ts';
import { pathOfGame } from '../session/readWish.ts';
import type { CreateError, GameForm } from './GameForm.ts';
import { type CreatedGame, makeGame, type MakingGoal, type MakingStatus } from './makeGame.ts';

export interface Making {
  readonly status: MakingStatus;
  readonly isBusy: boolean;
  readonly error: CreateError | null;
  /** A game that was created and could not be published yet. */
  readonly draft: CreatedGame | null;
  forget(): void;
  run(goal: MakingGoal): void;
}

/** Makes the game of the form, then opens its page, which says once that it is live, or the editor. */
export function useMaking(form: GameForm): Making {
  const navigate = useNavigate();
  const [status, setStatus] = useState<MakingStatus>('idle');
  const [error, setError] = useState<CreateError | null>(null);
  const [draft, setDraft] = useState<CreatedGame | null>(null);
  const isBusy = status !== 'idle' && status !== 'error';
  return {
    status,
    isBusy,
    error,
    draft,
    forget() {
      setError(null);
      // Another title or template is another game; the first one stays among the drafts.
      setDraft(null);
    },
    run(goal) {
      if (isBusy) return;
      setError(null);
      const plan = { form, goal, created: draft };
      void makeGame(browserApi, plan, {
        onStatus: setStatus,
        onError: setError,
        onCreated: setDraft,
        onDone(gameSlug) {
          if (goal === 'edit') return void navigate(pathOfGame(gameSlug));
          setNewGameFlag(openStorage('local'), gameSlug);
          return void navigate(playPath(gameSlug));
        },
      });
    },
  };
}
