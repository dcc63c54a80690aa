import type { GameInput } from '@playloom/game-format';

type SoundInput = NonNullable<NonNullable<GameInput['types']>['sounds']>[string];
type Preset = Extract<NonNullable<SoundInput['source']>, { kind: 'preset' }>['preset'];

/** Creates a sound that plays a built-in preset with this volume and pitch. */
export function createPresetSoundInput(name: string, preset: Preset, volume: number, pitch = 1): SoundInput {
  return { name, source: { kind: 'preset', preset }, volume, pitch };
}
