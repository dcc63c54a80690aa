import type { Look, Sound } from '@playloom/game-format';
import type { LocationOfKind } from '../EditorPart.ts';
import { useGame } from '../../session/SessionContext.ts';

/** The fields of all kinds of types that the editor shows. Most kinds have only some of them. */
export interface AnyType {
  readonly name: string;
  readonly look?: Look;
  readonly color?: string;
  readonly source?: Sound['source'];
}

export function useType({ of, id }: LocationOfKind<'type'>): AnyType | undefined {
  return useGame((game) => (game.types[of] as { readonly [id: string]: AnyType | undefined })[id]);
}
