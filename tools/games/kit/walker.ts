import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;
type AnimationInput = NonNullable<Types['animations']>[string];

/** Creates the animations of a walking character from a sheet of eight cells: idle 0–1, move 2–5, hurt 6, down 7. */
export function createWalkerAnimations(id: string, image: string): { [id: string]: AnimationInput } {
  const sheet = { image, columns: 8, rows: 1 };
  return {
    [`${id}-idle`]: { name: `${id} is idle`, ...sheet, frames: [0, 1], framesPerSecond: 2 },
    [`${id}-move`]: { name: `${id} walks`, ...sheet, frames: [2, 3, 4, 5], framesPerSecond: 9 },
    [`${id}-hurt`]: { name: `${id} is hurt`, ...sheet, frames: [6], isLooping: false, framesPerSecond: 4 },
    [`${id}-down`]: { name: `${id} is down`, ...sheet, frames: [7], isLooping: false },
  };
}

/** Returns which animation of a walking character is shown for which state. */
export function createWalkerStateAnimations(id: string) {
  return { idle: `${id}-idle`, move: `${id}-move`, hurt: `${id}-hurt`, die: `${id}-down` };
}
