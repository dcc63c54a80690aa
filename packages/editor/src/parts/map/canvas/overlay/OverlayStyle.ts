import type { MapViewport } from '../../state/MapViewport.ts';

/** Colors and fonts for everything drawn over the map. */
export interface OverlayStyle {
  readonly sunk: string;
  readonly panel: string;
  readonly line: string;
  readonly text: string;
  readonly dim: string;
  readonly sky: string;
  readonly sun: string;
  readonly danger: string;
  readonly dark: string;
  readonly body: string;
  readonly code: string;
}

/** What the functions that draw the overlay need. */
export interface OverlayCanvas {
  readonly context: CanvasRenderingContext2D;
  readonly view: MapViewport;
  readonly overlayStyle: OverlayStyle;
}

export function readOverlayStyle(host: HTMLElement): OverlayStyle {
  const style = getComputedStyle(host);
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return {
    sunk: read('--ed-sunk', '#0a0c1a'),
    panel: read('--ed-panel', '#0f1226'),
    line: read('--line', '#262b50'),
    text: read('--text', '#f6f1e4'),
    dim: read('--text-3', '#9aa0c4'),
    sky: read('--sky', '#62b6ff'),
    sun: read('--sun', '#ffc857'),
    danger: read('--danger', '#ff5c72'),
    dark: read('--on-thread', '#171226'),
    body: read('--font-body', 'sans-serif'),
    code: read('--font-code', 'monospace'),
  };
}
