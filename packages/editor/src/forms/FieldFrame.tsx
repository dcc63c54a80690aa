import { ToolButton } from '@playloom/design-system/ToolButton';
import type { DraftPath } from '@playloom/draft';
import { type FormField, getFieldDefault, resetField } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { useSession } from '../session/SessionContext.ts';
import { useFieldProblem, useFormEdits } from './FormContext.ts';

interface Props {
  readonly path: DraftPath;
  readonly field: FormField;
  readonly value: Json | undefined;
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A control with a button that resets it to the default. */
export function FieldFrame({ path, field, value, isBare = false, children }: Props) {
  const { draft } = useSession().editor;
  const { isDisabled, run, describe } = useFormEdits();
  if (isBare) return children;
  const isOff = isDisabled || !isChanged(path, value);
  return (
    <div className="type-line" data-field={path.join('.')}>
      {children}
      <span className="type-reset">
        {!isOff && (
          <ToolButton
            label={`Reset ${field.label}`}
            hint="Reset to default"
            Icon={RotateCcw}
            size="sm"
            side="left"
            onClick={() => run(resetField(draft, path, `Reset ${describe(field.label.toLowerCase())}`))}
          />
        )}
      </span>
    </div>
  );
}

/** Whether the value differs from the default. Always false for required fields, which have none. */
function isChanged(path: DraftPath, value: Json | undefined): boolean {
  const preset = getFieldDefault(path);
  return preset !== undefined && JSON.stringify(preset) !== JSON.stringify(value ?? null);
}

/** Returns the props that all controls of a field share. */
export function useFieldFrame(path: DraftPath, field: FormField, value: Json | undefined, isBare = false) {
  const { isDisabled } = useFormEdits();
  const problem = useFieldProblem(path);
  return {
    label: field.label,
    disabled: isDisabled,
    error: problem,
    hideLabel: isBare,
    changed: isChanged(path, value),
    ...(field.help === null ? {} : { hint: field.help }),
  };
}
