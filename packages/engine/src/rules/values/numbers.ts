import { toDegrees, toRadians } from '../../math/angles.ts';
import { toFiniteOrZero } from '../../math/toFiniteOrZero.ts';
import { pow } from '../../math/power.ts';
import { atan2, cos, sin, tan } from '../../math/trigonometry.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

/** A table, because `10 ** n` is not the same on every platform. */
const POWERS_OF_TEN = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

export const numberValueEvaluators = {
  absolute:
    ({ value }) =>
    (world, thread) =>
      Math.abs(value(world, thread)),
  add:
    ({ a, b }) =>
    (world, thread) =>
      toFiniteOrZero(a(world, thread) + b(world, thread)),
  subtract:
    ({ a, b }) =>
    (world, thread) =>
      toFiniteOrZero(a(world, thread) - b(world, thread)),
  multiply:
    ({ a, b }) =>
    (world, thread) =>
      toFiniteOrZero(a(world, thread) * b(world, thread)),
  divide:
    ({ a, b }) =>
    (world, thread) =>
      toFiniteOrZero(a(world, thread) / b(world, thread)),
  remainder:
    ({ a, b }) =>
    (world, thread) => {
      const divisor = b(world, thread);
      const rest = toFiniteOrZero(a(world, thread) % divisor);
      return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest;
    },
  power:
    ({ base, exponent }) =>
    (world, thread) =>
      toFiniteOrZero(pow(base(world, thread), exponent(world, thread))),
  squareRoot:
    ({ value }) =>
    (world, thread) =>
      Math.sqrt(Math.max(0, value(world, thread))),
  round:
    ({ value, digits }) =>
    (world, thread) => {
      const factor = POWERS_OF_TEN[Math.floor(digits(world, thread))] ?? 1;
      return toFiniteOrZero(Math.floor(value(world, thread) * factor + 0.5) / factor);
    },
  roundDown:
    ({ value }) =>
    (world, thread) =>
      Math.floor(value(world, thread)),
  roundUp:
    ({ value }) =>
    (world, thread) =>
      Math.ceil(value(world, thread)),
  signOf:
    ({ value }) =>
    (world, thread) =>
      Math.sign(value(world, thread)),
  larger:
    ({ a, b }) =>
    (world, thread) =>
      Math.max(a(world, thread), b(world, thread)),
  smaller:
    ({ a, b }) =>
    (world, thread) =>
      Math.min(a(world, thread), b(world, thread)),
  clamp:
    ({ value, min, max }) =>
    (world, thread) =>
      Math.min(max(world, thread), Math.max(min(world, thread), value(world, thread))),
  blend:
    ({ from, to, share }) =>
    (world, thread) => {
      const start = from(world, thread);
      return toFiniteOrZero(start + (to(world, thread) - start) * share(world, thread));
    },
  sine:
    ({ angle }) =>
    (world, thread) =>
      sin(toRadians(angle(world, thread))),
  cosine:
    ({ angle }) =>
    (world, thread) =>
      cos(toRadians(angle(world, thread))),
  tangent:
    ({ angle }) =>
    (world, thread) =>
      toFiniteOrZero(tan(toRadians(angle(world, thread)))),
  arcTangent:
    ({ y, x }) =>
    (world, thread) =>
      toDegrees(atan2(y(world, thread), x(world, thread))),
} satisfies Partial<ValueEvaluators>;
