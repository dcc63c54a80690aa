import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { FieldContext } from './FieldContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';

export type LabeledFieldProps = {
  label: ReactNode;
  /** One control: TextInput, PasswordInput, Textarea, PinInput, Select… */
  children: ReactNode;
  hint?: ReactNode;
  /** An error message. If set, the control is invalid and the hint is hidden. */
  error?: ReactNode;
  /** Content at the end of the label's row, for example a link. */
  aside?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Whether to show the label only to screen readers. */
  hideLabel?: boolean;
  className?: string;
};

export function LabeledField(props: LabeledFieldProps) {
  const {
    label,
    children,
    hint,
    error,
    aside,
    required = false,
    disabled = false,
    hideLabel,
    className,
  } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  const control = useMemo(
    () => ({ id, describedBy: hasNote ? noteId : undefined, invalid: Boolean(error), required, disabled }),
    [id, noteId, hasNote, error, required, disabled],
  );

  return (
    <div className={joinClasses('grid gap-[7px]', className)}>
      <div
        className={joinClasses('flex items-baseline gap-3 text-secondary', hideLabel && !aside && 'sr-only')}
      >
        <label htmlFor={id} className={joinClasses('font-semibold', hideLabel && 'sr-only')}>
          {label}
        </label>
        {aside && <span className="ml-auto text-meta">{aside}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {/* Always rendered: a live region that appears together with its text is not announced. */}
      <div id={noteId} aria-live="polite" className="contents">
        {error ? (
          <p className="pl-hint" data-tone="bad">
            <CircleAlert size={16} aria-hidden="true" />
            {error}
          </p>
        ) : (
          hint && <p className="pl-hint">{hint}</p>
        )}
      </div>
    </div>
  );
}
