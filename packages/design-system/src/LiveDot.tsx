import { joinClasses } from './joinClasses.ts';

/** Decorative: the words beside it say what is live. */
export function LiveDot({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('pl-live-dot', className)} />;
}
