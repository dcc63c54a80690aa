/** The elements on which the map is drawn. */
export interface StageElements {
  readonly host: HTMLElement;
  readonly overlay: HTMLCanvasElement;
  readonly rulerX: HTMLCanvasElement;
  readonly rulerY: HTMLCanvasElement;
}
