import { EmptyState } from '@playloom/design-system/EmptyState';
import type { DraftPath } from '@playloom/draft';
import { setField, suggestGoals } from '@playloom/editor-core';
import type { Json, JsonObject } from '@playloom/game-format';
import Plus from 'lucide-react/icons/plus';
import { useGame, useSession } from '../session/SessionContext.ts';
import { AchievementPreview } from './AchievementPreview.tsx';
import type { ControlProps } from './ControlProps.ts';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { ListField } from './ListField.tsx';

const FIRST_GOAL: JsonObject = {
  id: 'daily-play',
  name: 'Play 10 minutes',
  description: '',
  icon: 'flag',
  period: 'daily',
  points: 10,
  done: { kind: 'seconds', seconds: 600 },
};

/** The daily and weekly goals of the game. Each has a preview of what players see. */
export function GoalsField(props: ControlProps<'list'>) {
  const value = useDraftValue(props.path);
  const isEmpty = !Array.isArray(value) || value.length === 0;
  return isEmpty ? <NoGoals path={props.path} /> : <ListField {...props} EntryFooter={AchievementPreview} />;
}

function NoGoals({ path }: { readonly path: DraftPath }) {
  const { draft, game } = useSession().editor;
  const { isDisabled, run } = useFormEdits();
  const suggested = useGame((whole) => suggestGoals(whole).length);
  // Drafts from before there were goals have no list, so the whole list is set.
  const add = (goals: readonly Json[], label: string) => run(setField(draft, path, [...goals], label));
  const buttons = (
    <div className="tips-start">
      <button
        type="button"
        className="ed-button"
        data-tone="commit"
        onClick={() => add(suggestGoals(game.get()), 'Add common goals')}
      >
        {`Add ${suggested} common goals`}
      </button>
      <button type="button" className="ed-button" onClick={() => add([FIRST_GOAL], 'Add a goal')}>
        <Plus size={14} aria-hidden="true" />
        Add goal
      </button>
    </div>
  );
  return (
    <div data-field={path.join('.')}>
      <EmptyState title="No goals of your own yet" action={isDisabled ? undefined : buttons}>
        Until you add some, players get goals that fit every game, such as “Play 10 minutes”.
      </EmptyState>
    </div>
  );
}
