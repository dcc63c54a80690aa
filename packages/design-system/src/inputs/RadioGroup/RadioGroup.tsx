import { useId } from 'react';
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { joinClasses } from '../../styling/joinClasses.ts';

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps = {
  label: ReactNode;
  options: readonly RadioOption[];
  name?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
};

export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    options,
    value,
    defaultValue,
    onValueChange,
    error,
    disabled,
    required,
    hideLabel,
    className,
  } = props;
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={joinClasses('grid gap-3', className)}
      disabled={disabled}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-[10px] text-secondary font-semibold'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="pl-check">
          <span>
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              required={required}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className="pl-tick" aria-hidden="true" />
          </span>
          <span>
            <span className={joinClasses('font-semibold', !option.disabled && !disabled && 'text-text')}>
              {option.label}
            </span>
            {option.hint && <span className="block text-meta text-text-3">{option.hint}</span>}
          </span>
        </label>
      ))}
      <div id={errorId} aria-live="polite" className="contents">
        {error && (
          <p className="pl-hint" data-tone="bad">
            <CircleAlert size={16} aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
