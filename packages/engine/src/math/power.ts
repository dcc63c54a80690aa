/**
 * These functions use only operations that IEEE 754 defines exactly, like those in trigonometry.ts, so that
 * every machine gets the same results.
 */
const LN2_HIGH = 6.931_471_803_691_238_164_9e-1;
const LN2_LOW = 1.908_214_929_270_587_700_02e-10;
const ONE_OVER_LN2 = 1.442_695_040_888_963_387;
const SQRT_HALF = 0.707_106_781_186_547_6;
const EXP_MAX = 709.782_712_893_384;
const EXP_MIN = -745.133_219_101_941_1;
/**
 * Powers with integer exponents up to this are computed by multiplication, which is exact if the result can be
 * represented.
 */
const WHOLE_EXPONENT_MAX = 64;
const SCALE_UP = 18_014_398_509_481_984;
/** Outside this range, the square of a length would overflow or underflow. */
const LENGTH_MAX = 1e150;
const LENGTH_MIN = 1e-150;

const scratch = new DataView(new ArrayBuffer(8));

export function hypot(x: number, y: number): number {
  const large = Math.max(Math.abs(x), Math.abs(y));
  if (large === 0 || large === Infinity || (large < LENGTH_MAX && large > LENGTH_MIN)) {
    return Math.sqrt(x * x + y * y);
  }
  const right = x / large;
  const down = y / large;
  return large * Math.sqrt(right * right + down * down);
}

export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > EXP_MAX) return Infinity;
  if (x < EXP_MIN) return 0;
  const doublings = Math.floor(x * ONE_OVER_LN2 + 0.5);
  const high = x - doublings * LN2_HIGH;
  const low = doublings * LN2_LOW;
  const rest = high - low;
  const z = rest * rest;
  const c =
    rest -
    z *
      (1.666_666_666_666_660_190_37e-1 +
        z *
          (-2.777_777_777_701_559_338_42e-3 +
            z *
              (6.613_756_321_437_934_361_17e-5 +
                z * (-1.653_390_220_546_525_153_9e-6 + z * 4.138_136_797_057_238_460_39e-8))));
  const small = 1 - (low - (rest * c) / (2 - c) - high);
  return multiplyByPowerOfTwo(small, doublings);
}

export function log(x: number): number {
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === 0) return -Infinity;
  if (x === Infinity) return Infinity;
  const [mantissa, exponent] = splitNumber(x);
  const f = mantissa - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even =
    w *
    (3.999_999_999_940_941_908e-1 + w * (2.222_219_843_214_978_396e-1 + w * 1.531_383_769_920_937_332e-1));
  const odd =
    z *
    (6.666_666_666_666_735_13e-1 +
      w *
        (2.857_142_874_366_239_149e-1 +
          w * (1.818_357_216_161_805_012e-1 + w * 1.479_819_860_511_658_591e-1)));
  const half = 0.5 * f * f;
  return exponent * LN2_HIGH - (half - (s * (half + even + odd) + exponent * LN2_LOW) - f);
}

export function pow(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  if (Number.isNaN(base) || Number.isNaN(exponent)) return Number.NaN;
  if (Number.isInteger(exponent) && Math.abs(exponent) <= WHOLE_EXPONENT_MAX)
    return powOfWhole(base, exponent);
  if (base < 0 && Number.isFinite(base) && !Number.isInteger(exponent) && Number.isFinite(exponent)) {
    return Number.NaN;
  }
  if (exponent === 0.5 && base >= 0) return Math.sqrt(base + 0);
  const size = powOfPositive(Math.abs(base), exponent);
  return (base < 0 || Object.is(base, -0)) && isOdd(exponent) ? -size : size;
}

function powOfWhole(base: number, exponent: number): number {
  let result = 1;
  let factor = base;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= factor;
    factor *= factor;
  }
  return exponent < 0 ? 1 / result : result;
}

function powOfPositive(base: number, exponent: number): number {
  if (base === 1) return Number.isFinite(exponent) ? 1 : Number.NaN;
  if (base === 0 || base === Infinity || !Number.isFinite(exponent)) {
    const isGrowing = base > 1 === exponent > 0;
    return isGrowing ? Infinity : 0;
  }
  return exp(exponent * log(base));
}

function isOdd(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value % 2) === 1;
}

/** Splits a number into a mantissa near 1 and a power of two. */
function splitNumber(x: number): [mantissa: number, exponent: number] {
  scratch.setFloat64(0, x);
  let exponent = (scratch.getUint32(0) >>> 20) & 2047;
  if (exponent === 0) {
    const [mantissa, scaled] = splitNumber(x * SCALE_UP);
    return [mantissa, scaled - 54];
  }
  exponent -= 1022;
  scratch.setUint32(0, (scratch.getUint32(0) & 0x800fffff) | (1022 << 20));
  const mantissa = scratch.getFloat64(0);
  return mantissa < SQRT_HALF ? [mantissa * 2, exponent - 1] : [mantissa, exponent];
}

function multiplyByPowerOfTwo(x: number, exponent: number): number {
  // In two steps, because 2¹⁰²⁴ and 2⁻¹⁰³⁰ can't be represented directly.
  const half = Math.floor(exponent / 2);
  return x * powerOfTwo(half) * powerOfTwo(exponent - half);
}

function powerOfTwo(exponent: number): number {
  scratch.setUint32(0, (exponent + 1023) << 20);
  scratch.setUint32(4, 0);
  return scratch.getFloat64(0);
}
