import type { Game } from '@playloom/game-format';

/** Whether a game switches on anything that a feel layer does. */
export function hasFeel({ settings: { feel }, types }: Game): boolean {
  return (
    feel.hitStop + feel.hurtShake + feel.squash + feel.comboSemitones > 0 ||
    feel.hasDamageNumbers ||
    feel.hasChargeBar ||
    feel.crosshair !== 'none' ||
    Object.values(types.units).some((unit) => isOn(unit.feel.squash)) ||
    Object.values(types.items).some((item) => isOn(item.feel.hitStop) || isOn(item.feel.crosshair)) ||
    Object.values(types.effects).some((effect) => isOn(effect.hitStop)) ||
    Object.values(types.sounds).some((sound) => isOn(sound.comboSemitones))
  );
}

function isOn(value: number | string | null): boolean {
  return value !== null && value !== 0 && value !== 'none';
}
