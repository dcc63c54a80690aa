import { useEffect, useRef, type ReactNode } from 'react';

const WANTED = 'input:not(:disabled):not([type=hidden]),textarea,button:not(:disabled)';

/** Focuses the first control whenever `on` changes, because the focused element may have been removed. */
export function FocusFirstControl({ on, children }: { on: string | null; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on !== null) box.current?.querySelector<HTMLElement>(WANTED)?.focus();
  }, [on]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}
