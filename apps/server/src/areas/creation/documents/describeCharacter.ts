import type { SkinCharacter } from '@playloom/api-contract';
import type { Game } from '@playloom/game-format';

/** Describes a unit type for a preview. Returns null for an unknown id. */
export function describeCharacter({ types, assets }: Game, unit: string): SkinCharacter | null {
  const type = Object.hasOwn(types.units, unit) ? types.units[unit] : undefined;
  if (!type) return null;
  const { image, width, height, color, shape, animations } = type.look;
  const idle = animations.idle === null ? undefined : types.animations[animations.idle];
  const asset = assets[idle?.image ?? image ?? ''];
  return {
    unit,
    name: type.name,
    width,
    height,
    color,
    shape,
    picture: asset
      ? { file: asset.file, columns: idle?.columns ?? 1, rows: idle?.rows ?? 1, cell: idle?.frames[0] ?? 0 }
      : null,
  };
}
