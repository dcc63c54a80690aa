import type { Animation } from '@playloom/game-format';

/** The cell that an animation shows after `seconds`. If it doesn't loop, it stays at the last cell. */
export function pickFrame(
  animation: Pick<Animation, 'frames' | 'framesPerSecond' | 'isLooping'>,
  seconds: number,
): number {
  const { frames } = animation;
  const step = Math.floor(Math.max(0, seconds) * animation.framesPerSecond);
  const index = animation.isLooping ? step % frames.length : Math.min(step, frames.length - 1);
  return frames[index] ?? 0;
}
