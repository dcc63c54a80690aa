import { type DraftPath, listDraftKeys } from '@playloom/draft';
import {
  addEntry,
  describeFields,
  duplicateEntry,
  createIdFromName,
  createDefaultValue,
  removeEntry,
  shiftEntry,
  getListEntryName,
  getPathPattern,
} from '@playloom/editor-core';
import type { JsonObject, ObjectShape } from '@playloom/game-format';
import Plus from 'lucide-react/icons/plus';
import type { ComponentType } from 'react';
import { useSession } from '../session/SessionContext.ts';
import { ListEntryToolbar } from './ListEntryToolbar.tsx';
import type { ControlProps } from './ControlProps.ts';
import { InnerField } from './InnerField.tsx';
import { useDraftValue, useFieldProblem, useFormEdits } from './FormContext.ts';
import { useFindDefaultTarget } from './useFindDefaultTarget.ts';

interface Props extends ControlProps<'list'> {
  /** What to show below the fields of each entry. */
  readonly EntryFooter?: ComponentType<{ readonly path: DraftPath }>;
}

/** A list of entries, each with its fields; entries can be added, duplicated, moved and removed. */
export function ListField({ path, field, shape, EntryFooter }: Props) {
  const { editor } = useSession();
  const value = useDraftValue(path);
  const { isDisabled, run, describe } = useFormEdits();
  const findFirst = useFindDefaultTarget();
  const problem = useFieldProblem(path, false);
  const count = Array.isArray(value) ? value.length : 0;
  const keys = listDraftKeys(editor.draft, path);
  const what = field.label.toLowerCase();
  const item = shape.item as ObjectShape;
  const hasId = item.fields['id']?.shape.kind === 'id';
  const newKey = () =>
    hasId ? createIdFromName(`${what}-${count + 1}`, (id) => keys.includes(id)) : editor.nextKey();
  const add = () => {
    const key = newKey();
    const made = createDefaultValue(item, findFirst) as JsonObject;
    run(addEntry(path, key, hasId ? { ...made, id: key } : made, `Add to ${describe(what)}`));
  };
  return (
    <div className="type-list" data-field={path.join('.')}>
      <p className="type-group-head" title={field.help ?? undefined}>
        {field.label} <span className="ed-count">{count}</span>
      </p>
      {problem !== null && <p className="ed-field-problem">{problem}</p>}
      {keys.map((key, index) => (
        <div key={key} className="type-entry" role="group" aria-label={`${field.label} ${index + 1}`}>
          {!isDisabled && (
            <ListEntryToolbar
              name={`${field.label} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === keys.length - 1}
              onShift={(by) => run(shiftEntry(editor.draft, [...path, key], by, `Reorder ${describe(what)}`))}
              onCopy={() =>
                run(
                  duplicateEntry(
                    editor.draft,
                    [...path, key],
                    newKey(),
                    `Duplicate an entry in ${describe(what)}`,
                  ),
                )
              }
              onRemove={
                keys.length > shape.min
                  ? () => run(removeEntry([...path, key], `Remove from ${describe(what)}`))
                  : null
              }
            />
          )}
          {describeFields(item, [], [...getPathPattern(path), '*'])
            .filter((inner) => inner.shape.kind !== 'id')
            .map((inner) => (
              <InnerField key={inner.path.join('.')} root={[...path, key]} field={inner} />
            ))}
          {EntryFooter !== undefined && <EntryFooter path={[...path, key]} />}
        </div>
      ))}
      {!isDisabled && count < shape.max && (
        <button type="button" className="ed-button" data-tone="add" onClick={add}>
          <Plus size={14} aria-hidden="true" />
          {`Add ${getListEntryName(getPathPattern(path))}`}
        </button>
      )}
    </div>
  );
}
