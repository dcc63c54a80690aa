import { countEntryUsages } from '@playloom/editor-core';
import { toTitle } from '@playloom/game-format';
import { useMemo } from 'react';
import { useGame } from '../../session/SessionContext.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import type { RuleFilter } from '../../ruleLines/state/RuleFilter.ts';
import { EditorSearchField } from '../../ui/EditorSearchField.tsx';

interface Props {
  readonly filter: RuleFilter;
  /** Null ends the search and shows the rules of the group again. */
  readonly onChange: (filter: RuleFilter | null) => void;
}

/** Filters rules by text, trigger, and whether they are off or have problems. */
export function RuleFilters({ filter, onChange }: Props) {
  const game = useGame((whole) => whole);
  const triggers = useMemo(() => [...countEntryUsages(game).triggers.keys()].sort(), [game]);
  return (
    <div className="rules-filters" data-plain="">
      <EditorSearchField
        id="rules-find"
        label="Search all rules"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
        inputRef={focusWhenShown}
        onLeave={() => onChange(null)}
      />
      <select
        className="ed-input"
        aria-label="Trigger"
        value={filter.trigger}
        onChange={(event) => onChange({ ...filter, trigger: event.target.value })}
      >
        <option value="">Any trigger</option>
        {triggers.map((name) => (
          <option key={name} value={name}>
            {toTitle(name)}
          </option>
        ))}
      </select>
      <SegmentedControl
        label="Show"
        value={filter.only}
        choices={[
          { value: 'all', label: 'All' },
          { value: 'off', label: 'Off' },
          { value: 'problems', label: 'With problems' },
        ]}
        onChange={(only) => onChange({ ...filter, only })}
      />
    </div>
  );
}

/** Lets the user type at once after opening the search. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}
