import { type FindFirst, listTargets } from '@playloom/editor-core';
import { useSession } from '../../session/SessionContext.ts';

/** What a new reference names first. */
export function useFindFirst(): FindFirst {
  const { game } = useSession().editor;
  return (target) => (target === null ? null : (listTargets(game.get(), target)[0]?.id ?? null));
}
