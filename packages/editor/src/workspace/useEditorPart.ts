import type { EditorLocation } from '@playloom/editor-core';
import { useEffect, useState } from 'react';
import type { EditorPart } from '../parts/EditorPart.ts';
import { editorPartLoaders } from './editorPartLoaders.ts';

export type EditorPartLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly part: EditorPart }
  | { readonly kind: 'failed' };

type Loaded = { readonly [kind in EditorLocation['kind']]?: EditorPart | 'failed' };

/** Loads the part of the editor that shows a kind of location. Each part is loaded once, on first use. */
export function useEditorPart(kind: EditorLocation['kind'] | null): EditorPartLoad {
  const [loaded, setLoaded] = useState<Loaded>({});
  const found = kind === null ? undefined : loaded[kind];
  useEffect(() => {
    if (kind === null || found !== undefined) return;
    const visit = { isOver: false };
    editorPartLoaders[kind]().then(
      (part) => !visit.isOver && setLoaded((now) => ({ ...now, [kind]: part as unknown as EditorPart })),
      (error: unknown) => {
        reportError(error);
        if (!visit.isOver) setLoaded((now) => ({ ...now, [kind]: 'failed' }));
      },
    );
    return () => {
      visit.isOver = true;
    };
  }, [kind, found]);
  if (kind === null || found === undefined) return { kind: 'loading' };
  return found === 'failed' ? { kind: 'failed' } : { kind: 'ready', part: found };
}
