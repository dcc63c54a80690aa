import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

export type BadgeTone = 'neutral' | 'coral' | 'sun' | 'mint' | 'sky' | 'danger';

export type BadgeProps = ComponentPropsWithRef<'span'> & { tone?: BadgeTone };

const COLORS: Record<BadgeTone, string> = {
  neutral: 'bg-ink-700 text-text-2',
  coral: 'bg-coral text-on-thread',
  sun: 'bg-sun text-on-thread',
  mint: 'bg-mint text-on-thread',
  sky: 'bg-sky text-on-thread',
  danger: 'bg-danger text-on-thread',
};

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={joinClasses(
        'num inline-flex items-center gap-1 rounded-xs px-[7px] py-[4px] text-xs leading-none font-bold',
        COLORS[tone],
        className,
      )}
    />
  );
}
