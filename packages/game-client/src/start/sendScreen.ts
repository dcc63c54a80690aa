import { protocolLimits } from '@playloom/protocol';
import type { ClientRun } from './ClientRun.ts';

/** Aspect ratios are rounded up to tenths, so that few messages are sent while a window changes its size. */
const STEPS = 10;

/** Tells the room the shape of the screen, because it sends less of what is beyond. */
export function sendScreen(run: ClientRun): void {
  if (!run.isReady) return;
  const aspect = findAspect(run);
  if (aspect === run.sentAspect) return;
  run.sentAspect = aspect;
  run.core.send({ kind: 'screen', aspect });
}

/** In 3D the camera turns and looks into the distance, which the widest screen allows for. */
function findAspect({ frame, rendererKind }: ClientRun): number {
  if (rendererKind === '3d') return protocolLimits.ASPECT_MAX;
  const aspect = Math.max(1, frame.clientWidth) / Math.max(1, frame.clientHeight);
  return Math.min(protocolLimits.ASPECT_MAX, Math.ceil(aspect * STEPS) / STEPS);
}
