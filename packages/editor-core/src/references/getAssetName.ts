import { toTitle } from '@playloom/game-format';

/** The name of an image or sound. Without a name, it is made from the id. */
export function getAssetName(id: string, { name }: { readonly name: string }): string {
  return name || toTitle(id);
}
