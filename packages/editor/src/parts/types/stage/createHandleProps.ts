import type { PointerEvent } from 'react';

/** Called while a handle is dragged, with the distance from the start of the drag in tiles. */
type Pull = (dx: number, dy: number) => void;

/** Creates the pointer handlers of a handle. `begin` is called once for each drag. */
export function createHandleProps(begin: () => Pull, end: () => void) {
  return {
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      const grip = event.currentTarget;
      const svg = grip.ownerSVGElement;
      const matrix = svg?.getScreenCTM();
      if (!matrix) return;
      const from = { x: event.clientX, y: event.clientY };
      const pull = begin();
      const scale = 1 / matrix.a;
      const move = (to: globalThis.PointerEvent) =>
        pull((to.clientX - from.x) * scale, (to.clientY - from.y) * scale);
      const stop = () => {
        grip.removeEventListener('pointermove', move);
        grip.removeEventListener('pointerup', stop);
        grip.removeEventListener('pointercancel', stop);
        end();
      };
      grip.setPointerCapture(event.pointerId);
      grip.addEventListener('pointermove', move);
      grip.addEventListener('pointerup', stop);
      grip.addEventListener('pointercancel', stop);
    },
  };
}
