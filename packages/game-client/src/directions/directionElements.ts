import { markerFlags } from '@playloom/protocol';
import type { ShownMarker } from './listShownMarkers.ts';
import type { ArrowTarget, PlannedArrow } from './planArrows.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Arrows glide, because positions out of view arrive only a few times a second. */
const GLIDE_SECONDS = 0.1;
const HIT_FADE_AFTER = 0.4;

export interface MarkerArrow extends ArrowTarget {
  readonly marker: ShownMarker;
}

interface PlacedSign {
  readonly x: number;
  readonly y: number;
  readonly marker: ShownMarker;
}

interface ShownArrow extends PlannedArrow<MarkerArrow> {
  readonly seconds: number;
}

interface ShownHit {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly size: number;
  /** From 0, just now, to 1, over. */
  readonly age: number;
}

/** An arrow at the edge: a chip with the icon, a tip that turns around it, the distance, and how many it stands for. */
export function createArrow(page: Document): HTMLElement {
  const element = createBox(page, 'playloom-arrow');
  const tip = createDrawing(page, 'playloom-arrow-tip', '-24 -24 48 48', 'M16.5 -8 24 0l-7.5 8z');
  const icon = createDrawing(page, 'playloom-arrow-icon', '0 0 12 12', '');
  element.append(
    tip,
    icon,
    createText(page, 'playloom-arrow-distance'),
    createText(page, 'playloom-arrow-count'),
  );
  return element;
}

export function drawArrow(element: HTMLElement, arrow: ShownArrow, isNew: boolean): void {
  const { marker, distance } = arrow.target;
  const part = isNew ? 1 : 1 - Math.exp(-arrow.seconds / GLIDE_SECONDS);
  const x = glide(element, 'x', arrow.x, part);
  const y = glide(element, 'y', arrow.y, part);
  element.style.transform = `translate(${x}px, ${y}px)`;
  element.style.setProperty('--marker', marker.color);
  const [tip, icon, distanceText, countText] = element.children as unknown as ArrowParts;
  tip.style.transform = `rotate(${arrow.angle}rad)`;
  setPath(icon, marker.path);
  setText(distanceText, (marker.flags & markerFlags.distance) === 0 ? '' : `${Math.round(distance)}`);
  setText(countText, arrow.count > 1 ? `${arrow.count}` : '');
}

type ArrowParts = [SVGElement, SVGElement, HTMLElement, HTMLElement];

/** An icon above something in view. */
export function createSign(page: Document): HTMLElement {
  const element = createBox(page, 'playloom-marker');
  element.append(createDrawing(page, '', '-1 -1 14 14', ''));
  return element;
}

export function drawSign(element: HTMLElement, { x, y, marker }: PlacedSign): void {
  element.style.transform = `translate(${x}px, ${y}px)`;
  element.style.setProperty('--marker', marker.color);
  setPath(element.firstElementChild as SVGElement, marker.path);
}

/** An arc around the player’s unit, towards the attacker. */
export function createHit(page: Document): HTMLElement {
  const element = createBox(page, 'playloom-hit');
  element.append(createDrawing(page, '', '-50 -50 100 100', 'M27 -13 A30 30 0 0 1 27 13 L34 0z'));
  return element;
}

export function drawHit(element: HTMLElement, { x, y, angle, size, age }: ShownHit): void {
  element.style.transform = `translate(${x}px, ${y}px) rotate(${angle}rad)`;
  element.style.setProperty('--size', `${size}px`);
  element.style.opacity = `${Math.min(1, (1 - age) / (1 - HIT_FADE_AFTER))}`;
}

function glide(element: HTMLElement, axis: 'x' | 'y', wanted: number, part: number): number {
  const last = Number(element.dataset[axis] ?? wanted);
  const now = last + (wanted - last) * part;
  element.dataset[axis] = `${now}`;
  return now;
}

function createBox(page: Document, name: string): HTMLElement {
  const element = page.createElement('div');
  element.className = name;
  return element;
}

function createText(page: Document, name: string): HTMLElement {
  const element = page.createElement('span');
  element.className = name;
  return element;
}

function createDrawing(page: Document, name: string, viewBox: string, path: string): SVGElement {
  const drawing = page.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', name);
  drawing.setAttribute('viewBox', viewBox);
  const shape = page.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  drawing.append(shape);
  return drawing;
}

function setPath(drawing: SVGElement, path: string): void {
  const shape = drawing.firstElementChild;
  if (shape?.getAttribute('d') !== path) shape?.setAttribute('d', path);
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
