/**
 * JavaScript engines may round Math.sin and similar functions as they like, and they do: a world computed
 * with them would differ between a server and a browser. These functions use only operations that IEEE 754
 * defines to the last bit. The polynomials are from Sun's fdlibm.
 */
const HALF_PI_HIGH = 1.570_796_326_734_125_614_17;
const HALF_PI_MIDDLE = 6.077_100_506_303_965_976_6e-11;
const HALF_PI_LOW = 2.022_266_248_795_950_631_54e-21;
const TWO_OVER_PI = 0.636_619_772_367_581_382_433;
const HALF_PI_TAIL = 6.123_233_995_736_766_035_87e-17;
const PI_TAIL = 1.224_646_799_147_353_2e-16;
/** Up to this many quarter turns, splitting π ÷ 2 into three parts is precise enough. */
const QUARTERS_MAX = 1 << 20;

/** 3.141592653589793, the double nearest to π. */
export const PI = 3.141_592_653_589_793;
export const TAU = PI * 2;
const HALF_PI = PI / 2;
const QUARTER_PI = PI / 4;

export function sin(x: number): number {
  const quarter = countQuarters(x);
  const rest = dropQuarters(x, quarter);
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return sinKernel(rest);
    case 1:
      return cosKernel(rest);
    case 2:
      return -sinKernel(rest);
    case 3:
      return -cosKernel(rest);
    default:
      return Number.NaN;
  }
}

export function cos(x: number): number {
  const quarter = countQuarters(x);
  const rest = dropQuarters(x, quarter);
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return cosKernel(rest);
    case 1:
      return -sinKernel(rest);
    case 2:
      return -cosKernel(rest);
    case 3:
      return sinKernel(rest);
    default:
      return Number.NaN;
  }
}

export function tan(x: number): number {
  return sin(x) / cos(x);
}

export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const isLeft = x < 0 || Object.is(x, -0);
  const isDown = y < 0 || Object.is(y, -0);
  const angle = atan2OfQuadrant(Math.abs(y), Math.abs(x), isLeft);
  return isDown ? -angle : angle;
}

export function asin(x: number): number {
  return x >= -1 && x <= 1 ? atan2(x, Math.sqrt((1 - x) * (1 + x))) : Number.NaN;
}

/** Returns the equivalent angle that is greater than −π and at most π. */
export function normalizeAngle(angle: number): number {
  if (angle > -PI && angle <= PI) return angle;
  const turned = angle - TAU * Math.floor(angle / TAU);
  return turned > PI ? turned - TAU : turned;
}

function countQuarters(x: number): number {
  return x >= -QUARTER_PI && x <= QUARTER_PI ? 0 : Math.floor(x * TWO_OVER_PI + 0.5);
}

function dropQuarters(x: number, quarters: number): number {
  if (quarters === 0) return x;
  if (quarters > QUARTERS_MAX || quarters < -QUARTERS_MAX) return x - quarters * HALF_PI;
  return x - quarters * HALF_PI_HIGH - quarters * HALF_PI_MIDDLE - quarters * HALF_PI_LOW;
}

function sinKernel(x: number): number {
  const z = x * x;
  const r =
    8.333_333_333_322_489_461_24e-3 +
    z *
      (-1.984_126_982_985_794_931_34e-4 +
        z *
          (2.755_731_370_707_006_767_89e-6 +
            z * (-2.505_076_025_340_686_341_95e-8 + z * 1.589_690_995_211_550_102_21e-10)));
  return x + z * x * (-1.666_666_666_666_663_243_48e-1 + z * r);
}

function cosKernel(x: number): number {
  const z = x * x;
  const r =
    z *
    (4.166_666_666_666_660_190_37e-2 +
      z *
        (-1.388_888_888_887_410_957_49e-3 +
          z *
            (2.480_158_728_947_672_941_78e-5 +
              z *
                (-2.755_731_435_139_066_330_35e-7 +
                  z * (2.087_572_321_298_174_827_9e-9 + z * -1.135_964_755_778_819_482_65e-11)))));
  const half = 0.5 * z;
  const w = 1 - half;
  return w + (1 - w - half + z * r);
}

function atan2OfQuadrant(y: number, x: number, isLeft: boolean): number {
  if (y === 0) return isLeft ? PI : 0;
  if (x === 0) return HALF_PI;
  if (x === Infinity) {
    if (y === Infinity) return isLeft ? 3 * QUARTER_PI : QUARTER_PI;
    return isLeft ? PI : 0;
  }
  if (y === Infinity) return HALF_PI;
  const angle = atanOfPositive(y / x);
  return isLeft ? PI - (angle - PI_TAIL) : angle;
}

/** Four reference angles for the arctangent, with their rounding errors. */
const KNOWN_ANGLES = [
  { angle: 4.636_476_090_008_060_935_15e-1, rest: 2.269_877_745_296_168_709_24e-17 },
  { angle: 7.853_981_633_974_482_789_99e-1, rest: 3.061_616_997_868_383_017_93e-17 },
  { angle: 9.827_937_232_473_290_540_82e-1, rest: 1.390_331_103_123_099_845_16e-17 },
  { angle: HALF_PI, rest: HALF_PI_TAIL },
] as const;

function atanOfPositive(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x < 0.4375) return x - x * atanSeries(x);
  if (x < 0.6875) return atanFrom(KNOWN_ANGLES[0], (2 * x - 1) / (2 + x));
  if (x < 1.1875) return atanFrom(KNOWN_ANGLES[1], (x - 1) / (x + 1));
  if (x < 2.4375) return atanFrom(KNOWN_ANGLES[2], (x - 1.5) / (1 + 1.5 * x));
  return atanFrom(KNOWN_ANGLES[3], -1 / x);
}

function atanFrom(known: (typeof KNOWN_ANGLES)[number], rest: number): number {
  return known.angle - (rest * atanSeries(rest) - known.rest - rest);
}

function atanSeries(x: number): number {
  const z = x * x;
  const w = z * z;
  const odd =
    z *
    (3.333_333_333_333_293_180_27e-1 +
      w *
        (1.428_571_427_250_346_637_11e-1 +
          w *
            (9.090_887_133_436_506_561_96e-2 +
              w *
                (6.661_073_137_387_531_206_69e-2 +
                  w * (4.976_877_994_615_932_360_17e-2 + w * 1.628_582_011_536_578_236_23e-2)))));
  const even =
    w *
    (-1.999_999_999_987_648_324_76e-1 +
      w *
        (-1.111_111_040_546_235_578_8e-1 +
          w *
            (-7.691_876_205_044_829_994_95e-2 +
              w * (-5.833_570_133_790_573_486_45e-2 + w * -3.653_157_274_421_691_552_7e-2))));
  return odd + even;
}
