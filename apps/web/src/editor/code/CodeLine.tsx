import { useEffect, useRef } from 'react';
import { drawCode } from './codemirror/drawDescription.ts';

/** A line of code with syntax highlighting. */
export function CodeLine({ code }: { readonly code: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(drawCode(code)), [code]);
  return <div ref={box} className="code-line" />;
}
