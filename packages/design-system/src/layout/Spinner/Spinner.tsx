import { joinClasses } from '../../styling/joinClasses.ts';

export type SpinnerProps = { size?: number; label?: string; className?: string };

/**
 * A spinner. Without a label it is hidden from screen readers, for example in a button that announces itself as busy.
 */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <svg
      className={joinClasses('pl-spinner', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity=".28" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" />
    </svg>
  );
}
