import { type FindFirst, listReferenceTargets } from '@playloom/editor-core';
import { useSession } from '../../session/SessionContext.ts';

/** What a new reference names first. */
export function useFindFirstTarget(): FindFirst {
  const { game } = useSession().editor;
  return (target) => (target === null ? null : (listReferenceTargets(game.get(), target)[0]?.id ?? null));
}
