import { getLocationKey, listNamedLocations } from '@playloom/editor-core';
import type { DraftGame } from '@playloom/draft';
import type { LucideIcon } from 'lucide-react';
import { type EditorAction, listActionKeys } from '../../actions/EditorAction.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { getLocationIcon } from '../../locations/getKindIcon.ts';

export interface PaletteChoice {
  readonly id: string;
  readonly label: string;
  readonly searchTerms?: readonly string[];
  /** The kind of choice, shown beside the label. */
  readonly note: string;
  readonly keys?: string;
  readonly Icon?: LucideIcon;
  readonly run: (session: EditorSession) => void;
}

/** Lists the choices of the palette: enabled actions, and every location in the game. */
export function listPaletteChoices(
  session: EditorSession,
  game: DraftGame,
  actions: readonly EditorAction[],
): readonly PaletteChoice[] {
  const doable = actions
    .filter(({ id, isOff }) => id !== 'window.palette' && !isOff?.(session))
    .map((action): PaletteChoice => {
      const { id, label, group, searchTerms, Icon, run } = action;
      const [keys] = listActionKeys(action);
      return {
        id,
        label,
        note: group,
        run,
        ...(searchTerms === undefined ? {} : { searchTerms }),
        ...(keys === undefined ? {} : { keys }),
        ...(Icon === undefined ? {} : { Icon }),
      };
    });
  const places = Array.from(listNamedLocations(game), ({ text, where, location }): PaletteChoice => ({
    id: `${getLocationKey(location)}/${where}/${text}`,
    label: text,
    note: where,
    Icon: getLocationIcon(location),
    run: (now) => openLocation(now, location),
  }));
  return [...doable, ...new Map(places.map((place) => [place.id, place])).values()];
}
