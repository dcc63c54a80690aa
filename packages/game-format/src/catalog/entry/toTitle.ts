/**
 * The name of an entry or parameter for creators: `dealDamage` becomes “Deal damage”. The loop value `eachUnit` becomes
 * “This unit”, as in its sentence.
 */
export function toTitle(name: string): string {
  const words = toWords(name).replace(/^each /, 'this ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function toWords(name: string): string {
  return (
    name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_]/g, ' ')
      .toLowerCase()
      // Ids of the catalog and of stored games keep their words, while texts use ours.
      .replace('behaviour', 'behavior')
      .replace('towards', 'toward')
      .replace('centre', 'center')
      .replace('tyre', 'tire')
      .replace('signed in', 'logged in')
      .replace(/^mouse (left|right|middle)$/, '$1 mouse button')
  );
}
