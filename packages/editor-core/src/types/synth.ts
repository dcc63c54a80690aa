/** A parameter of the sound synthesizer, as shown in the editor. */
export interface SynthParameter {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value if a sound doesn't set this parameter. */
  readonly preset: number;
  readonly help: string;
  /** Whether this is one of the main knobs, which the editor highlights and `randomizeSynth` changes. */
  readonly isMain: boolean;
}

function knob(
  name: string,
  range: readonly [min: number, max: number, step: number],
  preset: number,
  help: string,
  isMain = false,
): SynthParameter {
  const [min, max, step] = range;
  return { name, min, max, step, preset, help, isMain };
}

/** The knobs, in the same order as the parameters in the game document. */
export const synthParameters: readonly SynthParameter[] = [
  knob('Volume', [0, 2, 0.05], 1, 'How loud the sound is'),
  knob('Randomness', [0, 1, 0.01], 0, 'Not used. Set the sound’s pitch variation instead'),
  knob('Pitch', [20, 2000, 1], 220, 'How low or high the sound is', true),
  knob('Fade in', [0, 1, 0.01], 0, 'How slowly it starts', true),
  knob('Hold', [0, 1, 0.01], 0, 'How long it stays loud', true),
  knob('Fade out', [0, 2, 0.01], 0.1, 'How slowly it ends', true),
  knob('Tone', [0, 4, 1], 0, '0 soft, 1 hollow, 2 sharp, 3 bright, 4 rough', true),
  knob('Shape', [0, 3, 0.05], 1, 'Bends the tone’s waveform', true),
  knob('Slide', [-20, 20, 0.1], 0, 'Negative values slide down, positive values slide up', true),
  knob('Slide change', [-2, 2, 0.05], 0, 'How much the slide speeds up or slows down'),
  knob('Jump', [-600, 600, 5], 0, 'A second note, higher or lower', true),
  knob('Jump after', [0, 0.5, 0.01], 0, 'When the second note starts'),
  knob('Repeat', [0, 0.5, 0.01], 0, 'How soon the sound starts over'),
  knob('Noise', [0, 5, 0.05], 0, 'Turns a clear tone into a hiss', true),
  knob('Wobble', [-50, 50, 0.5], 0, 'Shakes the pitch', true),
  knob('Crush', [0, 1, 0.01], 0, 'Makes it sound like an old game console'),
  knob('Echo', [0, 0.5, 0.01], 0, 'How long until the echo', true),
  knob('Hold volume', [0, 1, 0.05], 1, 'How loud the hold is'),
  knob('Decay', [0, 1, 0.01], 0, 'Time from the loudest point to the hold'),
  knob('Tremolo', [0, 1, 0.05], 0, 'Shakes the volume'),
  knob('Filter', [-2000, 2000, 10], 0, 'Positive values sound thin, negative values sound muffled'),
];

/** Returns all parameters of a sound, with defaults for missing ones. */
export function fillSynthDefaults(parameters: readonly number[]): readonly number[] {
  return synthParameters.map(({ preset }, index) => parameters[index] ?? preset);
}

export function setSynthParameter(
  parameters: readonly number[],
  index: number,
  value: number,
): readonly number[] {
  const { min, max } = synthParameters[index]!;
  return fillSynthDefaults(parameters).with(index, tidy(Math.min(max, Math.max(min, value))));
}

/** Creates a random sound. `random` returns numbers from 0 to 1. */
export function randomizeSynth(random: () => number): readonly number[] {
  return synthParameters.map((one, index) => {
    const { min, max, step, preset, isMain } = one;
    if (index < 2) return preset;
    if (!isMain || random() < 0.4) return preset;
    // The product of two random numbers is usually small, so extreme values, such as long noise, are rare.
    const part = random() * random();
    const [low, high] = index === 2 ? [80, 1200] : [Math.max(min, -max), max];
    const side = low < 0 && random() < 0.5 ? low : high;
    return snap(low < 0 ? side * part : low + (high - low) * part, step);
  });
}

/** Creates a slight variation of a sound. */
export function mutateSynth(parameters: readonly number[], random: () => number): readonly number[] {
  return fillSynthDefaults(parameters).map((value, index) => {
    const { min, max, step } = synthParameters[index]!;
    if (index < 2 || value === 0 || random() < 0.3) return value;
    return Math.min(max, Math.max(min, snap(value * (0.8 + random() * 0.4), step)));
  });
}

function snap(value: number, step: number): number {
  return tidy(Math.round(value / step) * step);
}

function tidy(value: number): number {
  return Number(value.toFixed(3));
}
