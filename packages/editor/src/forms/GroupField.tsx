import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  describeFields,
  createDefaultValue,
  removeEntry,
  setField,
  getPathPattern,
} from '@playloom/editor-core';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useSession } from '../session/SessionContext.ts';
import type { ControlProps } from './ControlProps.ts';
import { InnerField } from './InnerField.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { useFindDefaultTarget } from './useFindDefaultTarget.ts';

/** A group of fields. An optional group is added or removed as a whole. */
export function GroupField({ path, field, shape }: ControlProps<'object'>) {
  const { draft } = useSession().editor;
  const value = useDraftValue(path);
  const { isDisabled, run, describe } = useFormEdits();
  const findFirst = useFindDefaultTarget();
  const words = getPathPattern(path);
  const what = field.label.toLowerCase();
  const canBeMissing = field.isNullable || field.isOptional;
  if (canBeMissing && (value === null || value === undefined)) {
    const add = () =>
      run(setField(draft, path, createDefaultValue(shape, findFirst), `Add ${describe(what)}`));
    return (
      <button
        type="button"
        className="ed-button mb-1.5"
        data-tone="add"
        data-field={path.join('.')}
        disabled={isDisabled}
        title={field.help ?? undefined}
        onClick={add}
      >
        <Plus size={14} aria-hidden="true" />
        Add {what}
      </button>
    );
  }
  const fields = describeFields(shape, [], words).filter((inner) => inner.shape.kind !== 'id');
  const areToggles = fields.every((inner) => inner.shape.kind === 'boolean');
  return (
    <fieldset className="type-group" data-field={path.join('.')} data-chips={areToggles ? '' : undefined}>
      <legend className="type-group-head">
        <span title={field.help ?? undefined}>{field.label}</span>
        {canBeMissing && !isDisabled && (
          <ToolButton
            label={`Remove ${what}`}
            Icon={Trash}
            size="sm"
            onClick={() =>
              run(
                field.isNullable
                  ? setField(draft, path, null, `Remove ${describe(what)}`)
                  : removeEntry(path, `Remove ${describe(what)}`),
              )
            }
          />
        )}
      </legend>
      {fields.map((inner) => (
        <InnerField key={inner.path.join('.')} root={path} field={inner} />
      ))}
    </fieldset>
  );
}
