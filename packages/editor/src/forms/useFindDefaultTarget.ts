import { type FindFirstTarget, listReferenceableObjects } from '@playloom/editor-core';
import { useSession } from '../session/SessionContext.ts';

/** Returns a function that finds the initial target of a new reference. */
export function useFindDefaultTarget(): FindFirstTarget {
  const { game } = useSession().editor;
  return (target) => (target === null ? null : (listReferenceableObjects(game.get(), target)[0]?.id ?? null));
}
