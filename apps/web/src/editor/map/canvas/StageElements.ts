/** What the map is drawn on. */
export interface StageElements {
  readonly host: HTMLElement;
  readonly overlay: HTMLCanvasElement;
  readonly rulerX: HTMLCanvasElement;
  readonly rulerY: HTMLCanvasElement;
}
