import type { DraftPath } from '@playloom/draft';
import { listReferenceableObjects } from '@playloom/editor-core';
import { useMemo } from 'react';
import { useGame } from '../session/SessionContext.ts';
import type { ReferenceOption } from './ReferenceField.tsx';

/**
 * Lists the unit variables, which are the keys of a unit's initial values. Returns null for any other record.
 */
export function useUnitVariableOptions(path: DraftPath): readonly ReferenceOption[] | null {
  const isOfUnit = path[0] === 'types' && path[1] === 'units' && path[3] === 'variables';
  const game = useGame((whole) => whole);
  return useMemo(() => (isOfUnit ? listReferenceableObjects(game, 'unitVariable') : null), [game, isOfUnit]);
}
