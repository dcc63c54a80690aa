import { joinClasses } from './joinClasses.ts';

/** Decorative: the text next to it says what is live. */
export function LiveDot({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('pl-live-dot', className)} />;
}
