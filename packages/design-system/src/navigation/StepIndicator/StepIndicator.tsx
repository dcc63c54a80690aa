import { Fragment } from 'react';
import Check from 'lucide-react/icons/check';
import { joinClasses } from '../../styling/joinClasses.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

export type StepIndicatorProps = {
  steps: readonly string[];
  /** Index of the current step. Earlier steps are done. */
  current: number;
  className?: string;
};

export function StepIndicator({ steps, current, className }: StepIndicatorProps) {
  return (
    <ol className={joinClasses('flex items-center gap-[10px] text-meta font-bold text-text-3', className)}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li
              aria-hidden="true"
              className={joinClasses(
                'h-1 w-11 shrink rounded-full',
                index <= current ? 'bg-mint' : 'bg-ink-700',
              )}
            />
          )}
          <li
            aria-current={index === current ? 'step' : undefined}
            className={joinClasses('flex items-center gap-[10px]', index === current && 'text-paper')}
          >
            <span
              className={joinClasses(
                'num grid size-7 place-items-center rounded-full',
                markColor(index, current),
              )}
            >
              {index < current ? <Check size={16} strokeWidth={2.5} aria-hidden="true" /> : index + 1}
            </span>
            {step}
            {index < current && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

function markColor(index: number, current: number): string {
  if (index < current) return 'bg-mint text-on-thread';
  if (index === current) return 'bg-sun text-on-thread';
  return 'bg-ink-700 text-text-2';
}
