import { EmptyState } from '@playloom/design-system/EmptyState';
import { setField, suggestAwards } from '@playloom/editor-core';
import type { JsonObject } from '@playloom/game-format';
import Plus from 'lucide-react/icons/plus';
import { useGame, useSession } from '../session/SessionContext.ts';
import type { ControlProps } from './ControlProps.ts';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { ListField } from './ListField.tsx';

const FIRST_AWARD: JsonObject = { label: 'Highest score', variable: null, best: 'highest' };
const FIRST_OPTION: JsonObject = { label: 'Play again', change: { kind: 'same' } };

/** The awards of a match, or the options for the next one. */
export function ResultListField(props: ControlProps<'list'>) {
  const value = useDraftValue(props.path);
  const isEmpty = !Array.isArray(value) || value.length === 0;
  if (!isEmpty) return <ListField {...props} />;
  return props.path.at(-1) === 'awards' ? <NoAwards {...props} /> : <NoOptions {...props} />;
}

function NoAwards({ path }: ControlProps<'list'>) {
  const { draft, game } = useSession().editor;
  const { isDisabled, run } = useFormEdits();
  const suggested = useGame((whole) => suggestAwards(whole).length);
  // Drafts from before there were results have no list, so the whole list is set.
  const add = (awards: readonly JsonObject[], label: string) =>
    run(setField(draft, path, [...awards], label));
  const buttons = (
    <div className="tips-start">
      <button
        type="button"
        className="ed-button"
        data-tone="commit"
        onClick={() => add(suggestAwards(game.get()), 'Add common awards')}
      >
        {suggested === 1 ? 'Add a common award' : `Add ${suggested} common awards`}
      </button>
      <AddButton label="Add award" onClick={() => add([FIRST_AWARD], 'Add an award')} />
    </div>
  );
  return (
    <div data-field={path.join('.')}>
      <EmptyState title="No awards yet" action={isDisabled ? undefined : buttons}>
        Players see who won, but not who did what best.
      </EmptyState>
    </div>
  );
}

function NoOptions({ path }: ControlProps<'list'>) {
  const { draft } = useSession().editor;
  const { isDisabled, run } = useFormEdits();
  const add = () => run(setField(draft, path, [FIRST_OPTION], 'Add an option for the next match'));
  return (
    <div data-field={path.join('.')}>
      <EmptyState
        title="No options for the next match"
        action={isDisabled ? undefined : <AddButton label="Add option" onClick={add} />}
      >
        Players have one button: Play again. Add options for other maps or modes.
      </EmptyState>
    </div>
  );
}

function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="ed-button" onClick={onClick}>
      <Plus size={14} aria-hidden="true" />
      {label}
    </button>
  );
}
