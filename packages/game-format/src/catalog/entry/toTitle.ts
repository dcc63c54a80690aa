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
      // Ids of the catalog keep the words of stored games, while texts use ours.
      .replace('behaviour', 'behavior')
      .replace('towards', 'toward')
      .replace('signed in', 'logged in')
  );
}
