import type { Crosshair as CrosshairShape, Point } from '@playloom/game-format';

/** What the crosshair shows in one frame. */
export interface CrosshairFrame {
  readonly shape: CrosshairShape;
  /** In CSS pixels. Null hides it. */
  readonly at: Point | null;
  readonly hasMouse: boolean;
  /** How far it is open, from 0 to 1. */
  readonly spread: number;
  /** Whether the player has just hit something. */
  readonly isHit: boolean;
  /** How far the held item is charged, or null. */
  readonly charge: number | null;
}

/** Where the player aims: an element over the game and under the HUD. */
export interface Crosshair {
  draw(frame: CrosshairFrame): void;
  remove(): void;
}

const SVG = 'http://www.w3.org/2000/svg';
/** How far it opens, in CSS pixels. */
const OPENING = 9;
/** Smaller changes can't be seen, and each one costs a new path. */
const SPREAD_STEPS = 6;
const CHARGE_STEPS = 36;
const CHARGE_RADIUS = 17;
const HIT_PATH = 'M-5-5-9-9M5-5 9-9M-5 5-9 9M5 5 9 9';

/** Creates the crosshair. Over the game, it replaces the cursor of the mouse. */
export function createCrosshair(surface: HTMLElement): Crosshair {
  const root = surface.ownerDocument.createElementNS(SVG, 'svg');
  root.setAttribute('class', 'playloom-crosshair');
  root.setAttribute('aria-hidden', 'true');
  const [shade, line, hit] = [addPath(root, 'shade'), addPath(root, 'line'), addPath(root, 'hit')];
  hit.setAttribute('d', HIT_PATH);
  const ring = addPath(root, 'charge');
  ring.setAttribute('d', circle(CHARGE_RADIUS));
  ring.setAttribute('pathLength', '1');
  surface.after(root);
  const pointer = watchPointer(surface);
  const show = createWriters(surface, root, { shade, line, hit, ring });
  return {
    draw({ shape, at, hasMouse, spread, isHit, charge }) {
      const isShown = at !== null && shape !== 'none' && (!hasMouse || pointer.isInside);
      show.root(isShown);
      show.cursor(!isShown || !hasMouse);
      if (!isShown) return;
      show.place(Math.round(at.x), Math.round(at.y));
      show.shape(shape, Math.round(spread * SPREAD_STEPS));
      show.hit(isHit);
      show.ring(charge !== null);
      if (charge !== null) show.charge(Math.round(charge * CHARGE_STEPS));
    },
    remove() {
      pointer.stop();
      surface.style.cursor = '';
      root.remove();
    },
  };
}

type Paths = Readonly<Record<'shade' | 'line' | 'hit' | 'ring', SVGPathElement>>;

function createWriters(surface: HTMLElement, root: SVGSVGElement, { shade, line, hit, ring }: Paths) {
  return {
    root: createWriter((isShown: boolean) => root.setAttribute('data-shown', `${isShown}`)),
    cursor: createWriter((isShown: boolean) => (surface.style.cursor = isShown ? '' : 'none')),
    place: createWriter((x: number, y: number) => (root.style.transform = `translate(${x}px,${y}px)`)),
    shape: createWriter((shape: CrosshairShape, step: number) => {
      const path = drawShape(shape, (step / SPREAD_STEPS) * OPENING);
      shade.setAttribute('d', path);
      line.setAttribute('d', path);
    }),
    hit: createWriter((isShown: boolean) => (hit.style.opacity = isShown ? '1' : '0')),
    ring: createWriter((isShown: boolean) => (ring.style.opacity = isShown ? '1' : '0')),
    charge: createWriter((step: number) => (ring.style.strokeDashoffset = `${1 - step / CHARGE_STEPS}`)),
  };
}

/** Writes to the page only what has changed, because each write takes longer than all comparisons. */
function createWriter<First, Second = undefined>(write: (first: First, second: Second) => void) {
  const written: { first?: First; second?: Second } = {};
  return (first: First, second?: Second): void => {
    if (first === written.first && second === written.second) return;
    written.first = first;
    written.second = second as Second;
    write(first, second as Second);
  };
}

/** Parts of the HUD keep the cursor of the mouse. */
function watchPointer(surface: HTMLElement) {
  const enter = (): void => void (pointer.isInside = true);
  const leave = (): void => void (pointer.isInside = false);
  const pointer = {
    isInside: true,
    stop() {
      surface.removeEventListener('pointerenter', enter);
      surface.removeEventListener('pointerleave', leave);
    },
  };
  surface.addEventListener('pointerenter', enter);
  surface.addEventListener('pointerleave', leave);
  return pointer;
}

function addPath(root: SVGSVGElement, name: string): SVGPathElement {
  const path = root.ownerDocument.createElementNS(SVG, 'path');
  path.setAttribute('class', `playloom-crosshair-${name}`);
  return root.appendChild(path);
}

function drawShape(shape: CrosshairShape, opening: number): string {
  if (shape === 'dot') return circle(1.5);
  if (shape === 'circle') return circle(8 + opening);
  const gap = 4 + opening;
  return `M0-${gap}v-6M0 ${gap}v6M-${gap} 0h-6M${gap} 0h6`;
}

function circle(radius: number): string {
  return `M0-${radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0-${radius}`;
}
