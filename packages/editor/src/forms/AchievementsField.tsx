import { EmptyState } from '@playloom/design-system/EmptyState';
import type { DraftPath } from '@playloom/draft';
import { setField, suggestAchievements } from '@playloom/editor-core';
import type { Json, JsonObject } from '@playloom/game-format';
import Plus from 'lucide-react/icons/plus';
import { useGame, useSession } from '../session/SessionContext.ts';
import { AchievementPreview } from './AchievementPreview.tsx';
import type { ControlProps } from './ControlProps.ts';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { ListField } from './ListField.tsx';

const FIRST_ACHIEVEMENT: JsonObject = {
  id: 'first-steps',
  name: 'First steps',
  description: 'Play for two minutes',
  icon: 'flag',
  isSecret: false,
  points: 5,
  done: { kind: 'seconds', seconds: 120 },
};

/** The achievements of the game. Each has a preview of what players see. */
export function AchievementsField(props: ControlProps<'list'>) {
  const value = useDraftValue(props.path);
  const isEmpty = !Array.isArray(value) || value.length === 0;
  return isEmpty ? (
    <NoAchievements path={props.path} />
  ) : (
    <ListField {...props} EntryFooter={AchievementPreview} />
  );
}

function NoAchievements({ path }: { readonly path: DraftPath }) {
  const { draft, game } = useSession().editor;
  const { isDisabled, run } = useFormEdits();
  const suggested = useGame((whole) => suggestAchievements(whole).length);
  // Drafts from before there were achievements have no list, so the whole list is set.
  const add = (achievements: readonly Json[], label: string) =>
    run(setField(draft, path, [...achievements], label));
  const buttons = (
    <div className="tips-start">
      <button
        type="button"
        className="ed-button"
        data-tone="commit"
        onClick={() => add(suggestAchievements(game.get()), 'Add common achievements')}
      >
        {`Add ${suggested} common achievements`}
      </button>
      <button
        type="button"
        className="ed-button"
        onClick={() => add([FIRST_ACHIEVEMENT], 'Add an achievement')}
      >
        <Plus size={14} aria-hidden="true" />
        Add achievement
      </button>
    </div>
  );
  return (
    <div data-field={path.join('.')}>
      <EmptyState title="No achievements yet" action={isDisabled ? undefined : buttons}>
        Players have nothing to collect in this game.
      </EmptyState>
    </div>
  );
}
