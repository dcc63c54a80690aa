import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { joinClasses } from '../../styling/joinClasses.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The label next to the box. It may contain links. */
  children: ReactNode;
  error?: ReactNode;
};

/** A native checkbox with a custom look, so that forms, labels and autofill work without script. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  const describedBy = [rest['aria-describedby'], error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label className="pl-check">
        <span>
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : rest['aria-invalid']}
            aria-describedby={describedBy}
          />
          <span className="pl-tick" aria-hidden="true">
            <Check size={16} strokeWidth={2.5} />
          </span>
        </span>
        <span>{children}</span>
      </label>
      <div id={errorId} aria-live="polite">
        {error && (
          <p className={joinClasses('pl-hint', 'mt-[7px]')} data-tone="bad">
            <CircleAlert size={16} aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
