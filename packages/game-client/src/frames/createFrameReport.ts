import { describeFrames } from './describeFrames.ts';
import type { DrawnFrame } from './FramePace.ts';
import type { FrameReport } from './FrameReport.ts';
import './frameReport.css';

const EVERY_MS = 500;

/** Shows how fast frames are in a corner of the game. Screen readers skip it, because it changes all the time. */
export function createFrameReport(surface: HTMLElement): FrameReport {
  const element = surface.ownerDocument.createElement('pre');
  element.className = 'playloom-fps';
  element.setAttribute('aria-hidden', 'true');
  // Above the scene and under the HUD, whose menus must stay readable.
  surface.after(element);
  let frames: DrawnFrame[] = [];
  let ms = 0;
  return {
    add(frame, readFacts) {
      frames.push(frame);
      ms += frame.interval;
      if (ms < EVERY_MS) return;
      const mean = (read: (frame: DrawnFrame) => number): number =>
        frames.reduce((sum, shown) => sum + read(shown), 0) / frames.length;
      const means = {
        framesPerSecond: (frames.length * 1000) / ms,
        script: mean(({ script }) => script),
        draw: mean(({ draw }) => draw),
      };
      element.textContent = describeFrames(means, readFacts()).join('\n');
      frames = [];
      ms = 0;
    },
    remove: () => element.remove(),
  };
}
