import { joinClasses } from '../../styling/joinClasses.ts';

/** A decorative dot. The text next to it must say what is live. */
export function LiveDot({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('pl-live-dot', className)} />;
}
