import { NativeSelect } from '@playloom/design-system/NativeSelect';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { countEntryUsages } from '@playloom/editor-core';
import { toTitle } from '@playloom/game-format';
import { useMemo } from 'react';
import { useGame } from '../../session/SessionContext.ts';
import type { RuleFilter } from '../../ruleLines/state/RuleFilter.ts';

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
      <FilterInput
        id="rules-find"
        label="Search all rules"
        value={filter.text}
        onValueChange={(text) => onChange({ ...filter, text })}
        ref={focusWhenShown}
        onLeave={() => onChange(null)}
      />
      <NativeSelect
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
      </NativeSelect>
      <SegmentedControl
        label="Show"
        value={filter.only}
        options={[
          { value: 'all', label: 'All' },
          { value: 'off', label: 'Off' },
          { value: 'problems', label: 'With problems' },
        ]}
        onValueChange={(only) => onChange({ ...filter, only })}
      />
    </div>
  );
}

/** Lets the user type at once after opening the search. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}
