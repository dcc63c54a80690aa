import { useEffect, useRef, type ReactNode } from 'react';

const WANTED = 'input:not(:disabled):not([type=hidden]),textarea,button:not(:disabled)';

/** When what is shown changes, focus moves along; otherwise it would stay on something that is gone. */
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
