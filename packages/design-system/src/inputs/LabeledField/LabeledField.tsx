import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { FieldContext } from './FieldContext.ts';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';

export type LabeledFieldProps = {
  label: ReactNode;
  /** One control: TextInput, PasswordInput, Textarea, PinInput, Select… */
  children: ReactNode;
  /** Shown below the control. A compact field shows it as a tooltip of the label. */
  hint?: ReactNode;
  /** An error message. If set, the control is invalid and the hint is hidden. */
  error?: ReactNode;
  /** Content at the end of the label's row, for example a link. */
  aside?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Whether to show the label only to screen readers. A compact field is then only its control. */
  hideLabel?: boolean;
  /** Whether a compact field puts the control below its label, at full width. */
  wide?: boolean;
  /** Whether a compact field shows that its value differs from the default. */
  changed?: boolean;
  className?: string;
};

/** Props of the components that are a field together with their control, such as NumberField. */
export type FieldProps = Omit<LabeledFieldProps, 'label' | 'children'> & { label: string };

export function LabeledField(props: LabeledFieldProps) {
  const { label, children, hint, error, aside, required = false, disabled = false } = props;
  const { hideLabel, wide, changed, className } = props;
  const density = useDensity();
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || (hint && !density));
  const isBare = Boolean(density && hideLabel);
  const control = useMemo(
    () => ({
      id,
      describedBy: hasNote && !isBare ? noteId : undefined,
      invalid: Boolean(error),
      required,
      disabled,
      label: isBare ? String(label) : undefined,
    }),
    [id, noteId, hasNote, isBare, error, required, disabled, label],
  );
  const content = <FieldContext value={control}>{children}</FieldContext>;
  if (isBare) return content;

  // Always rendered: a live region that appears together with its text is not announced.
  const note = (
    <div id={noteId} aria-live="polite" className="contents">
      {error ? (
        <p className="pl-hint" data-tone="bad">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      ) : (
        hasNote && <p className="pl-hint">{hint}</p>
      )}
    </div>
  );
  if (density) {
    return (
      <div
        className={joinClasses('pl-field', className)}
        data-density={density}
        data-wide={wide ? '' : undefined}
        data-changed={changed ? '' : undefined}
      >
        <label htmlFor={id} title={typeof hint === 'string' ? hint : undefined}>
          {label}
        </label>
        {content}
        {note}
      </div>
    );
  }
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
      {content}
      {note}
    </div>
  );
}
