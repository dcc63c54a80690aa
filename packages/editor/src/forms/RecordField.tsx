import { PickList } from '@playloom/design-system/PickList';
import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  addEntry,
  describeField,
  createIdFromName,
  createDefaultValue,
  removeEntry,
  getListEntryName,
  getPathPattern,
} from '@playloom/editor-core';
import { Popover } from '@playloom/design-system/Popover';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { isJsonObject } from '@playloom/game-format';
import type { ControlProps } from './ControlProps.ts';
import { InnerField } from './InnerField.tsx';
import { useDraftValue, useFieldProblem, useFormEdits } from './FormContext.ts';
import { useReferenceOptions } from './ReferenceControl.tsx';
import { useFindDefaultTarget } from './useFindDefaultTarget.ts';
import { useUnitVariableOptions } from './useUnitVariableOptions.ts';

/** Edits entries by key. The keys are ids of game elements or custom keys. */
export function RecordField({ path, field, shape }: ControlProps<'record'>) {
  const value = useDraftValue(path);
  const { isDisabled, run, describe } = useFormEdits();
  const findFirst = useFindDefaultTarget();
  const problem = useFieldProblem(path, false);
  const known = useUnitVariableOptions(path);
  const targets = useReferenceOptions(shape.keys);
  const options = known ?? targets;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const keys = isJsonObject(value) ? Object.keys(value) : [];
  const what = field.label.toLowerCase();
  const isOwn = shape.keys === null && known === null;
  const add = (key: string) =>
    run(addEntry(path, key, createDefaultValue(shape.item, findFirst), `Add ${key} to ${describe(what)}`));
  const free = options.filter(({ id }) => !keys.includes(id));
  return (
    <div className="type-list" data-field={path.join('.')}>
      <p className="type-group-head" title={field.help ?? undefined}>
        {field.label} <span className="ed-count">{keys.length}</span>
      </p>
      {problem !== null && <p className="ed-field-problem">{problem}</p>}
      {keys.map((key) => {
        const label = options.find(({ id }) => id === key)?.name ?? key;
        const words = describeField([...getPathPattern(path), '*']);
        const entry = {
          ...words,
          label,
          shape: shape.item,
          isNullable: false,
          isOptional: false,
          preset: undefined,
          path: [key],
        };
        return (
          <div key={key} className="type-record">
            <InnerField root={path} field={entry} />
            {!isDisabled && (
              <ToolButton
                label={`Remove ${label}`}
                Icon={Trash}
                size="sm"
                onClick={() => run(removeEntry([...path, key], `Remove ${label} from ${describe(what)}`))}
              />
            )}
          </div>
        );
      })}
      {!isDisabled && (isOwn || free.length > 0) && (
        <button
          type="button"
          className="ed-button"
          data-tone="add"
          onClick={(event) =>
            isOwn ? add(createIdFromName(what, (id) => keys.includes(id))) : setAnchor(event.currentTarget)
          }
        >
          <Plus size={14} aria-hidden="true" />
          {`Add ${getListEntryName(getPathPattern(path))}`}
        </button>
      )}
      {!isOwn && options.length === 0 && (
        <p className="ed-hint">This game doesn’t have anything to add here yet.</p>
      )}
      <Popover
        anchor={anchor}
        label={field.label}
        matchWidth
        open={anchor !== null}
        onOpenChange={() => setAnchor(null)}
      >
        <PickList
          label={field.label}
          options={free}
          value={null}
          onPick={(picked) => {
            setAnchor(null);
            if (picked !== null) add(picked);
          }}
        />
      </Popover>
    </div>
  );
}
