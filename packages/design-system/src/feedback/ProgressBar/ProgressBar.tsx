import { joinClasses } from '../../styling/joinClasses.ts';

export type ProgressBarProps = {
  label: string;
  /** If missing, the bar is indeterminate. */
  value?: number;
  max?: number;
  tone?: 'mint' | 'sun' | 'danger';
  className?: string;
};

export function ProgressBar({ label, value, max = 100, tone = 'mint', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value === undefined ? undefined : Math.min(max, Math.max(0, value))}
      max={max}
      data-tone={tone}
      className={joinClasses('pl-progress', className)}
    />
  );
}
