import {
  Ball,
  Capsule,
  ConvexPolygon,
  Cuboid,
  type Shape,
  Triangle,
} from '@dimforge/rapier2d-deterministic-compat';
import type { Body, Point } from '@playloom/game-format';
import { PI } from '../math/trigonometry.ts';

/** The minimum side of a scaled-down body. Rapier's contacts are unstable for thinner bodies. */
const SIDE_MIN = 0.02;

export interface BodyShape {
  readonly shape: Shape;
  /** The position and rotation of the shape within the body. */
  readonly offset: Readonly<Point>;
  readonly turn: number;
  /** The corners of the shape, rounded by `radius`, relative to the body's position. */
  readonly corners: readonly Readonly<Point>[];
  readonly radius: number;
}

export function createShape(body: Body, scale: number): BodyShape {
  const width = Math.max(body.width * scale, SIDE_MIN);
  const height = Math.max(body.height * scale, SIDE_MIN);
  const offset = { x: body.offset.x * scale, y: body.offset.y * scale };
  const outline = outlineOf(body.shape, width, height);
  const corners = outline.corners.map(([x, y]) => ({ x: x + offset.x, y: y + offset.y }));
  return {
    shape: shapeOf(body.shape, width, height, outline),
    offset,
    turn: body.shape === 'capsule' && width > height ? PI / 2 : 0,
    corners,
    radius: outline.radius,
  };
}

interface Outline {
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
}

function outlineOf(shape: Body['shape'], width: number, height: number): Outline {
  const right = width / 2;
  const down = height / 2;
  switch (shape) {
    case 'circle':
      return { corners: [[0, 0]], radius: Math.min(right, down) };
    case 'capsule': {
      const radius = Math.min(right, down);
      const x = right - radius;
      const y = down - radius;
      return {
        corners: [
          [-x, -y],
          [x, y],
        ],
        radius,
      };
    }
    case 'box':
      return {
        corners: [
          [-right, -down],
          [right, -down],
          [right, down],
          [-right, down],
        ],
        radius: 0,
      };
    case 'triangle':
      return {
        corners: [
          [0, -down],
          [right, down],
          [-right, down],
        ],
        radius: 0,
      };
    case 'hexagon':
      return {
        corners: [
          [-right, 0],
          [-right / 2, -down],
          [right / 2, -down],
          [right, 0],
          [right / 2, down],
          [-right / 2, down],
        ],
        radius: 0,
      };
  }
}

function shapeOf(shape: Body['shape'], width: number, height: number, outline: Outline): Shape {
  const point = (index: number) => ({ x: outline.corners[index]![0], y: outline.corners[index]![1] });
  switch (shape) {
    case 'circle':
      return new Ball(outline.radius);
    case 'capsule':
      return new Capsule(Math.max(width, height) / 2 - outline.radius, outline.radius);
    case 'box':
      return new Cuboid(width / 2, height / 2);
    case 'triangle':
      return new Triangle(point(0), point(1), point(2));
    case 'hexagon':
      return new ConvexPolygon(Float32Array.from(outline.corners.flat()), false);
  }
}
