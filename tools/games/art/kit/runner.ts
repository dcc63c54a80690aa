import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  transformShapes,
  drawOutlinedShape,
  stroke,
} from './ink.ts';

/** A character seen from the side, running to the right; feet at 0,28 in a cell of 64 pixels. */
interface Runner {
  skin: string;
  hair: string;
  shirt: string;
  legs: string;
  scarf: string;
  cut: 'short' | 'puff' | 'cap' | 'long';
}

interface Pose {
  lean: number;
  lift: number;
  backArm: string;
  frontArm: string;
  backLeg: string;
  frontLeg: string;
  scarf: string;
  face: 'calm' | 'glad' | 'hurt' | 'keen';
}

const TRAIL = 'M-3 5Q-14 0 -17 5T-28 2Q-26 6 -27 9Q-20 13 -15 10T-2 11z';
const TRAIL_UP = 'M-3 5Q-14 3 -17 0T-28 -4Q-27 1 -28 4Q-20 6 -15 8T-2 11z';
const HANG = 'M-3 5Q-10 5 -12 11T-15 19Q-11 20 -8 18Q-6 12 -1 11z';

/** Poses by frame: two idle, four strides, hurt, jump, fall, cheer. */
const POSES: readonly Pose[] = [
  {
    lean: 0,
    lift: 0,
    backArm: 'M-5 9Q-9 14 -8 18',
    frontArm: 'M5 9Q9 14 8 18',
    backLeg: 'M-3 18V27',
    frontLeg: 'M4 18V27',
    scarf: HANG,
    face: 'calm',
  },
  {
    lean: 0,
    lift: 1,
    backArm: 'M-5 9Q-10 14 -9 19',
    frontArm: 'M5 9Q10 14 9 19',
    backLeg: 'M-3 18V27',
    frontLeg: 'M4 18V27',
    scarf: HANG,
    face: 'calm',
  },
  {
    lean: 9,
    lift: 0,
    backArm: 'M-4 9L-12 14L-16 8',
    frontArm: 'M5 9L11 14L17 9',
    backLeg: 'M-2 18L-8 23L-16 22',
    frontLeg: 'M3 18L11 21L12 27',
    scarf: TRAIL,
    face: 'keen',
  },
  {
    lean: 9,
    lift: -2,
    backArm: 'M-4 9L-8 15L-3 17',
    frontArm: 'M5 9L6 16L11 15',
    backLeg: 'M-2 18L2 23L-6 26',
    frontLeg: 'M3 18L4 24L1 29',
    scarf: TRAIL_UP,
    face: 'keen',
  },
  {
    lean: 9,
    lift: 0,
    backArm: 'M-4 9L4 14L12 10',
    frontArm: 'M5 9L-3 15L-11 11',
    backLeg: 'M-2 18L9 20L11 27',
    frontLeg: 'M3 18L-5 23L-14 24',
    scarf: TRAIL,
    face: 'keen',
  },
  {
    lean: 9,
    lift: -2,
    backArm: 'M-4 9L3 15L8 14',
    frontArm: 'M5 9L1 16L-5 15',
    backLeg: 'M-2 18L1 24L-1 29',
    frontLeg: 'M3 18L8 22L1 26',
    scarf: TRAIL_UP,
    face: 'keen',
  },
  {
    lean: -14,
    lift: 0,
    backArm: 'M-5 9L-12 4L-17 6',
    frontArm: 'M5 9L13 5L18 8',
    backLeg: 'M-3 18L-5 23L1 27',
    frontLeg: 'M4 18L11 22L15 19',
    scarf: 'M-3 5Q6 -2 14 0Q13 4 15 6Q8 10 0 11z',
    face: 'hurt',
  },
  {
    lean: 6,
    lift: -2,
    backArm: 'M-4 9L-12 5L-14 -2',
    frontArm: 'M5 9L13 3L15 -5',
    backLeg: 'M-2 18L-10 21L-15 27',
    frontLeg: 'M3 18L12 18L12 24',
    scarf: 'M-3 5Q-12 6 -14 13T-23 19Q-20 22 -19 24Q-11 20 -9 14T-1 11z',
    face: 'glad',
  },
  {
    lean: 2,
    lift: -2,
    backArm: 'M-4 9L-13 6L-17 1',
    frontArm: 'M5 9L14 6L18 0',
    backLeg: 'M-2 18L-7 23L-4 28',
    frontLeg: 'M3 18L9 22L8 27',
    scarf: 'M-3 5Q-12 0 -12 -7T-19 -15Q-22 -11 -24 -10Q-20 -2 -15 4T-2 11z',
    face: 'glad',
  },
  {
    lean: 0,
    lift: -1,
    backArm: 'M-5 9L-13 3L-14 -6',
    frontArm: 'M5 9L13 3L14 -6',
    backLeg: 'M-3 18L-6 28',
    frontLeg: 'M4 18L7 28',
    scarf: HANG,
    face: 'glad',
  },
];

const HAIR: Record<Runner['cut'], string> = {
  short: 'M-14 -7C-16 -25 14 -28 14 -10C10 -15 4 -15 -2 -15C-6 -13 -7 -8 -10 -5C-11 -8 -13 -8 -14 -7z',
  puff: 'M-14 -6C-21 -14 -15 -25 -7 -24C-4 -30 7 -29 9 -24C16 -23 17 -14 13 -11C8 -16 3 -15 -3 -15C-7 -13 -7 -8 -10 -5C-11 -8 -13 -8 -14 -6z',
  cap: 'M-14.500 -11C-14 -28 14 -28 14.500 -13L22 -12C23 -9 21 -8 18 -8.500L-13 -9z',
  long: 'M-14 0C-20 -6 -16 -26 0 -25C15 -26 16 -15 13 -10C9 -15 3 -15 -2 -15C-7 -13 -6 -8 -8 -2C-9 2 -12 3 -14 0z',
};

export function drawRunner(who: Runner, frame: number): string {
  const pose = POSES[frame] ?? POSES[0]!;
  const body = [
    drawOutlinedLine(pose.backArm, darken(who.skin, 0.12), 4.5, 2.2),
    drawOutlinedLine(pose.backLeg, darken(who.legs, 0.15), 5.5, 2.2),
    drawOutlinedShape(pose.scarf, who.scarf, 2.2),
    drawOutlinedLine(pose.frontLeg, who.legs, 5.5, 2.2),
    drawOutlinedShape('M-8 5C-9 13 -8 17 -7 20C-3 22 5 22 8 20C9 16 9 11 8 5z', who.shirt, 2.4),
    drawFlatPath(
      'M3.500 7C5.500 12 5.500 17 3.500 20.500C5.500 20.500 7 20 7.500 19.500C8.300 15 8 11 7.500 7z',
      INK,
      0.18,
    ),
    drawOutlinedLine(pose.frontArm, who.skin, 4.5, 2.2),
  ].join('');
  return transformShapes(0, pose.lift, 1, 1, pose.lean, body, drawHead(who, pose.face));
}

function drawHead(who: Runner, face: Pose['face']): string {
  const eyes =
    face === 'hurt'
      ? stroke('M1.500 -10l3.500 2.500l-3.500 2.500M13 -10l-3.500 2.500l3.500 2.500', INK, 2)
      : drawOval(4, -7.5, 2, 2.9, INK, 0) +
        drawOval(10.5, -7.5, 1.8, 2.8, INK, 0) +
        drawDot(4.6, -8.6, 0.8, '#ffffff', 0) +
        drawDot(11, -8.6, 0.7, '#ffffff', 0);
  const mouth = {
    calm: stroke('M5.500 -1.500Q8 0 10 -1.500', INK, 1.7),
    keen: stroke('M6 -1.500h4', INK, 1.8),
    glad: drawOutlinedShape(
      'M4.500 -3Q8 -1.500 11 -3Q10.500 1.500 7.500 1.500Q5 1 4.500 -3z',
      '#7a2740',
      1.4,
    ),
    hurt: drawOval(7.5, -0.5, 2.4, 2, '#7a2740', 1.6),
  }[face];
  return [
    drawDot(0, -8, 14, who.skin),
    drawFlatPath('M-2 -3a2.600 1.700 0 1 1 .1 0z', '#e0523f', 0.4),
    eyes,
    mouth,
    drawOutlinedShape(HAIR[who.cut], who.hair, 2.2),
    stroke('M-7 -18Q-3 -22 3 -21', lighten(who.hair, 0.35), 2),
    drawOutlinedShape('M-8 4C-4 8 5 8 9 4L8 9C4 11 -4 11 -8 9z', who.scarf, 2.2),
  ].join('');
}

/** A pale, transparent runner with the same poses. */
export const GHOST: Runner = {
  skin: '#eef4ff',
  hair: '#cfdcf7',
  shirt: '#dfe9ff',
  legs: '#c3d2f2',
  scarf: '#ffffff',
  cut: 'short',
};

export const RUNNER_LOOKS: Readonly<Record<'coral' | 'sky' | 'mint' | 'sun', Runner>> = {
  coral: {
    skin: '#f0b98d',
    hair: '#3a2233',
    shirt: inkPalette.coral,
    legs: '#8f3340',
    scarf: inkPalette.sun,
    cut: 'short',
  },
  sky: {
    skin: '#a8693f',
    hair: '#2a2036',
    shirt: '#4b9bf0',
    legs: '#20508f',
    scarf: inkPalette.coral,
    cut: 'cap',
  },
  mint: {
    skin: '#8a5638',
    hair: '#f3ead9',
    shirt: inkPalette.mint,
    legs: '#1f6f63',
    scarf: inkPalette.sun,
    cut: 'puff',
  },
  sun: {
    skin: '#f7cfa6',
    hair: '#d9762b',
    shirt: '#f2b233',
    legs: '#7a4f9a',
    scarf: inkPalette.mint,
    cut: 'long',
  },
};
