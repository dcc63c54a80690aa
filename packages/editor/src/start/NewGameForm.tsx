import { CharacterCounter } from '@playloom/design-system/CharacterCounter';
import { Modal } from '@playloom/design-system/Modal';
import { NativeSelect } from '@playloom/design-system/NativeSelect';
import { TextInput } from '@playloom/design-system/TextInput';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { limits } from '@playloom/game-format';
import { getEditorPath } from '@playloom/site/paths/getPlayPath.ts';
import { useTour } from '../guides/tour/useTour.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import {
  ANY_SERVER_REGION,
  createGameForm,
  findFormProblem,
  type GameForm,
  validateTitleInput,
  SERVER_REGIONS,
} from './GameForm.ts';
import type { GameCreationStatus } from './createGameFromForm.ts';
import type { GameTemplate } from './GameTemplate.ts';
import { TemplatePicker } from './TemplatePicker.tsx';
import type { GameTemplates } from './useGameTemplates.ts';
import { useGameCreation, type GameCreation } from './useGameCreation.ts';
import { useSubmitShortcut } from '../forms/useSubmitShortcut.ts';

interface Props {
  readonly form: GameForm;
  readonly templates: GameTemplates;
  readonly parent: GameTemplate;
  readonly onChange: (form: GameForm) => void;
}

/** The form for a new game: its title, template and region. It keeps its values if the server refuses. */
export default function NewGameForm({ form, templates, parent, onChange }: Props) {
  const making = useGameCreation(form);
  const isTouring = useTour().tour?.status === 'on';
  const formRef = useSubmitShortcut();
  const typed = validateTitleInput(form.title);
  const titleProblem = typed ?? (making.error?.isTitle ? making.error.message : null);
  const obstacle = findFormProblem(form);
  const isOff = obstacle !== null || (making.error?.isTitle ?? false);
  const change = (part: Partial<GameForm>) => {
    making.forget();
    onChange({ ...form, ...part });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOff) making.run('play');
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
        <TemplatePicker
          templates={templates}
          parent={parent}
          isChosen={form.parentGameSlug !== ''}
          onPick={(parentGameSlug) => change({ parentGameSlug })}
        />
        <label className="start-field">
          <span className="start-label">Server region</span>
          <NativeSelect
            className="start-tall"
            value={form.region}
            onChange={(event) => change({ region: event.target.value })}
          >
            {SERVER_REGIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <span className="ed-hint">
            {form.region === ANY_SERVER_REGION
              ? 'Rooms open wherever servers are available.'
              : 'Rooms open in this region. If it has no available servers, they open elsewhere.'}
          </span>
        </label>
        <CreationProblem making={making} />
        <footer className="start-form-foot">
          <span className="ed-hint" role="status">
            {obstacle ?? STATUS[making.status] ?? (isTouring ? ON_TOUR : PLAYED_BY_LINK)}
          </span>
          <span className="ed-grow" />
          <button
            type="button"
            className="ed-button start-tall"
            aria-disabled={isOff || making.isBusy}
            onClick={() => isOff || making.run('edit')}
          >
            Create and edit
          </button>
          <button
            type="submit"
            className="ed-button start-tall"
            data-tone="commit"
            aria-disabled={isOff || making.isBusy}
          >
            {making.draft === null ? 'Create and publish' : 'Try publishing again'}
            <ShortcutKeys keys="Mod+Enter" />
          </button>
        </footer>
      </form>
    </Modal>
  );
}

const PLAYED_BY_LINK = 'Anyone with the link can play. You can list the game later.';
const ON_TOUR = 'To continue the tour in the editor, choose “Create and edit”.';

const STATUS: { readonly [status in GameCreationStatus]?: string } = {
  creating: 'Creating your game…',
  created: 'Creating your game…',
  publishing: 'Publishing your game…',
  published: 'Opening the game’s page…',
};

/** Shows why the server refused. If the game was created but not published, links to its draft. */
function CreationProblem({ making: { error, draft } }: { readonly making: GameCreation }) {
  if (error === null || error.isTitle) return null;
  return (
    <p className="start-problem" role="alert">
      {error.message}{' '}
      {draft !== null && (
        <Link className="ed-link" to={getEditorPath(draft.gameSlug)}>
          Open the draft
        </Link>
      )}
    </p>
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
        <CharacterCounter id="start-title-count" length={title.trim().length} max={limits.TITLE_MAX} />
      </span>
      <TextInput
        id="start-title"
        className="start-tall"
        autoComplete="off"
        data-autofocus

        aria-invalid={problem !== null}
        aria-describedby="start-title-count start-title-note"
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
