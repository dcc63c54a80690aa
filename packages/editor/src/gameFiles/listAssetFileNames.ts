import type { Json } from '@playloom/game-format';

/** Lists the file names of the images and sounds that a document uses. */
export function listAssetFileNames(document: Json): readonly string[] {
  const { assets } = document as { assets?: { [id: string]: { file?: unknown } } };
  const names = Object.values(assets ?? {}).map(({ file }) => file);
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))] as string[];
}
