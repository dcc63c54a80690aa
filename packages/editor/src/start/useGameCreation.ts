import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setNewGameFlag } from '@playloom/site/games/newGameFlag.ts';
import { getEditorPath, getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import type { CreateError, GameForm } from './GameForm.ts';
import {
  type CreatedGame,
  createGameFromForm,
  type GameCreationGoal,
  type GameCreationStatus,
} from './createGameFromForm.ts';

export interface GameCreation {
  readonly status: GameCreationStatus;
  readonly isBusy: boolean;
  readonly error: CreateError | null;
  /** A game that was created but not published yet. */
  readonly draft: CreatedGame | null;
  forget(): void;
  run(goal: GameCreationGoal): void;
}

/**
 * Creates a game from the form. Then opens the editor, or the play page, which announces once that the game
 * is live.
 */
export function useGameCreation(form: GameForm): GameCreation {
  const navigate = useNavigate();
  const [status, setStatus] = useState<GameCreationStatus>('idle');
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
      // A different title or template creates another game. The first one stays a draft.
      setDraft(null);
    },
    run(goal) {
      if (isBusy) return;
      setError(null);
      const plan = { form, goal, created: draft };
      void createGameFromForm(loadBrowserApi, plan, {
        onStatus: setStatus,
        onError: setError,
        onCreated: setDraft,
        onDone(gameSlug) {
          if (goal === 'edit') return void navigate(getEditorPath(gameSlug));
          setNewGameFlag(getBrowserStorage('local'), gameSlug);
          return void navigate(getPlayPath(gameSlug));
        },
      });
    },
  };
}
