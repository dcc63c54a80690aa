import { limits } from '@playloom/api-contract';
import { Modal } from '@playloom/design-system/Modal';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../session/browserApi.ts';
import { pathOfGame } from '../session/readWish.ts';
import { Keys } from '../ui/Keys.tsx';
import {
  ANY_REGION,
  type CreateError,
  createGameForm,
  findObstacle,
  type GameForm,
  judgeTitle,
  REGIONS,
} from './GameForm.ts';
import { makeGame, type MakingStatus } from './makeGame.ts';
import type { Offer } from './Offer.ts';
import { PickParent } from './PickParent.tsx';
import type { Offers } from './useOffers.ts';
import { useSubmitKey } from './useSubmitKey.ts';

interface Props {
  readonly form: GameForm;
  readonly offers: Offers;
  readonly parent: Offer;
  readonly onChange: (form: GameForm) => void;
}

/** Names a new game and says what it begins as. Everything typed stays when the server refuses. */
export function NewGame({ form, offers, parent, onChange }: Props) {
  const making = useMaking(form);
  const formRef = useSubmitKey();
  const typed = judgeTitle(form.title);
  const titleProblem = typed ?? (making.error?.isTitle ? making.error.message : null);
  const obstacle = findObstacle(form);
  const isOff = obstacle !== null || (making.error?.isTitle ?? false);
  const change = (part: Partial<GameForm>) => {
    making.forget();
    onChange({ ...form, ...part });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOff) making.run();
  };
  return (
    <Modal
      open
      onOpenChange={() => onChange(createGameForm())}
      title="New game"
      size="md"
      className="start-new-game"
    >
      <form ref={formRef} className="ed-app start-form" onSubmit={submit} noValidate>
        <TitleField title={form.title} problem={titleProblem} onChange={(title) => change({ title })} />
        <PickParent
          offers={offers}
          parent={parent}
          isChosen={form.parentGameSlug !== ''}
          onPick={(parentGameSlug) => change({ parentGameSlug })}
        />
        <label className="start-field">
          <span className="start-label">Players meet in</span>
          <select
            className="ed-input start-tall"
            value={form.region}
            onChange={(event) => change({ region: event.target.value })}
          >
            {REGIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className="ed-hint">
            {form.region === ANY_REGION
              ? 'Rooms open wherever there is one. You need not decide this.'
              : 'Rooms open there first; elsewhere when there is none.'}
          </span>
        </label>
        {making.error !== null && !making.error.isTitle && (
          <p className="start-problem" role="alert">
            {making.error.message}
          </p>
        )}
        <footer className="start-form-foot">
          <span className="ed-hint">{obstacle ?? 'You can rename it later.'}</span>
          <span className="ed-grow" />
          <button type="button" className="ed-button start-tall" onClick={() => onChange(createGameForm())}>
            Cancel
          </button>
          <button
            type="submit"
            className="ed-button start-tall"
            data-tone="commit"
            aria-disabled={isOff || making.isBusy}
          >
            {making.isBusy ? 'Making it…' : 'Make game'}
            <Keys keys="Mod+Enter" />
          </button>
        </footer>
      </form>
    </Modal>
  );
}

interface TitleProps {
  readonly title: string;
  readonly problem: string | null;
  readonly onChange: (title: string) => void;
}

function TitleField({ title, problem, onChange }: TitleProps) {
  return (
    <div className="start-field">
      <span className="start-label">
        <label htmlFor="start-title">Title</label>
        <span className="num" data-over={title.trim().length > limits.TITLE_MAX || undefined}>
          <b>{title.trim().length}</b> of {limits.TITLE_MAX}
        </span>
      </span>
      <input
        id="start-title"
        className="ed-input start-tall"
        autoComplete="off"
        data-autofocus
        data-invalid={problem === null ? undefined : ''}
        aria-invalid={problem !== null}
        aria-describedby="start-title-note"
        placeholder="New Game"
        value={title}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id="start-title-note" className="start-note" aria-live="polite">
        {problem}
      </span>
    </div>
  );
}

/** `creating` while the server works, then the editor opens. What it refuses is told here, and the form stays. */
function useMaking(form: GameForm) {
  const navigate = useNavigate();
  const [status, setStatus] = useState<MakingStatus>('idle');
  const [error, setError] = useState<CreateError | null>(null);
  const isBusy = status === 'creating' || status === 'created';
  return {
    isBusy,
    error,
    forget: () => setError(null),
    run() {
      if (isBusy) return;
      setError(null);
      void makeGame(browserApi, form, {
        onStatus: setStatus,
        onError: setError,
        onCreated: (gameSlug) => void navigate(pathOfGame(gameSlug)),
      });
    },
  };
}
