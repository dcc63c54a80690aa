import type { Game } from '@playloom/game-format';

/** The sounds of an attack, in the order of `attackWithItem` of the engine. Items that are used up have a sound of their own. */
export function listAttackSounds({ types }: Game, unitType: string, item: string | null): string[] {
  const used = item === null ? undefined : types.items[item];
  const use = used?.consumable === null ? used.sounds.use : null;
  return [types.units[unitType]?.sounds.attack ?? null, use].filter((sound) => sound !== null);
}
