import type { Game, Look } from '@playloom/game-format';

/**
 * Lists the images without which the first frame would look broken: those of the map, of units with what they hold, and
 * of props. Until the others arrive, items on the ground are plain shapes.
 */
export function listFirstImages({ map, types }: Pick<Game, 'map' | 'types'>): Set<string> {
  const units = Object.values(types.units);
  const held = units.flatMap(({ inventory }) => inventory.startItems.map(({ item }) => types.items[item]));
  const looks = [...units, ...Object.values(types.props), ...held].flatMap((type) => type?.look ?? []);
  const images = [
    ...map.tileSets.map(({ image }) => image),
    ...looks.flatMap((look) => listLook(types, look)),
  ];
  return new Set(images.filter((image) => image !== null));
}

function listLook({ animations }: Game['types'], { image, animations: used }: Look): (string | null)[] {
  const names = Object.values(used).filter((name) => name !== null);
  return [image, ...names.map((name) => animations[name]?.image ?? null)];
}
