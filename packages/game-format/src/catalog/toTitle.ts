/** The name of an entry or parameter as creators read it: `applyDamage` is “Deal damage”. */
export function toTitle(name: string): string {
  const words = toWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function toWords(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}
