const LENGTH_MAX = 40;

/**
 * Creates a unique id from a name, such as `big-knight` or `big-knight-2`. Renaming an object doesn't change its id.
 */
export function createIdFromName(name: string, isTaken: (id: string) => boolean): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, LENGTH_MAX - 5);
  const base = plain === '' ? 'thing' : plain;
  if (!isTaken(base)) return base;
  let count = 2;
  while (isTaken(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}
