/** Frames per second while the player saves battery. */
const SAVING_RATE = 30;
const FULL_RATE = 60;
/** Frames arrive a little early or late, so a frame that is nearly due is drawn now instead of one too late. */
const EARLY_MS = 4;

/** Whether to draw a frame, `ms` after the last one was drawn. Without saving, every frame that the screen shows. */
export function isFrameDue(ms: number, isSaving: boolean): boolean {
  return !isSaving || ms >= 1000 / SAVING_RATE - EARLY_MS;
}

/** The longest time between two frames that is still fluent, in milliseconds. Faster screens don't need more. */
export function getTargetInterval(isSaving: boolean): number {
  return 1000 / (isSaving ? SAVING_RATE : FULL_RATE);
}
