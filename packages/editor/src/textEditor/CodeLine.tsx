import { useEffect, useRef } from 'react';
import { createCodeElement } from './createCodeElement.ts';

/** A line of code with syntax highlighting. */
export function CodeLine({ code }: { readonly code: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(createCodeElement(code)), [code]);
  return <div ref={box} className="code-line" />;
}
