/** Lists the gamepads. Reading them throws in an iframe without permission. */
export function listPads(): readonly (Gamepad | null)[] {
  try {
    return navigator.getGamepads();
  } catch {
    return [];
  }
}

/** The first gamepad that is connected and has a stick: the one that `readGamepad` reads. */
export function findPad(pads: readonly (Gamepad | null)[]): Gamepad | null {
  return pads.find((pad) => pad?.connected === true && pad.axes.length >= 2) ?? null;
}
