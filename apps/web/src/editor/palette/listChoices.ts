import { keyOfPlace, listNames } from '@playloom/editor-core';
import type { DraftGame } from '@playloom/draft';
import type { LucideIcon } from 'lucide-react';
import { type EditorAction, keysOf } from '../EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from '../workspace/goTo.ts';
import { iconOfPlace } from '../workspace/iconOfKind.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly words?: readonly string[];
  /** Beside the label: what it is. */
  readonly note: string;
  readonly keys?: string;
  readonly Icon?: LucideIcon;
  readonly run: (session: EditorSession) => void;
}

/** What the palette offers: everything that can be done now, and every place in the game. */
export function listChoices(
  session: EditorSession,
  game: DraftGame,
  actions: readonly EditorAction[],
): readonly Choice[] {
  const doable = actions
    .filter(({ id, isOff }) => id !== 'window.palette' && !isOff?.(session))
    .map((action): Choice => {
      const { id, label, group, words, Icon, run } = action;
      const [keys] = keysOf(action);
      return {
        id,
        label,
        note: group,
        run,
        ...(words === undefined ? {} : { words }),
        ...(keys === undefined ? {} : { keys }),
        ...(Icon === undefined ? {} : { Icon }),
      };
    });
  const places = Array.from(listNames(game), ({ text, where, place }): Choice => ({
    id: `${keyOfPlace(place)}/${where}/${text}`,
    label: text,
    note: where,
    Icon: iconOfPlace(place),
    run: (now) => goTo(now, place),
  }));
  return [...doable, ...new Map(places.map((place) => [place.id, place])).values()];
}
