import {
  outlinedStroke,
  disc,
  element,
  flatShape,
  group,
  strokedPath,
  palette,
  outlinedShape,
} from '../svg.ts';

type Pose = 'run' | 'leap' | 'stand' | 'fall' | 'reach';

interface Runner {
  x: number;
  y: number;
  pose: Pose;
  skin: string;
  hair: string;
  shirt: string;
  legs: string;
  cut: 'short' | 'puff' | 'cap' | 'long';
  scale?: number;
  flip?: boolean;
}

interface Limbs {
  lean: number;
  backArm: string;
  frontArm: string;
  backLeg: string;
  frontLeg: string;
  scarf: string;
}

/** Feet at 0,0; center of the head at 0,-70. */
const poses: Record<Pose, Limbs> = {
  run: {
    lean: 8,
    backArm: 'M-6-43L-17-35L-24-44',
    frontArm: 'M8-43L19-36L29-45',
    backLeg: 'M-4-22L-12-9L-25-9',
    frontLeg: 'M5-22L15-14L11 0L17 0',
    scarf: 'M-6-52C-20-60-26-46-44-54C-40-48-42-44-38-40C-28-34-18-44-4-46z',
  },
  leap: {
    lean: 4,
    backArm: 'M-7-44L-20-50L-25-62',
    frontArm: 'M9-44L22-52L27-64',
    backLeg: 'M-4-22L-16-13L-27-3',
    frontLeg: 'M6-22L20-19L24-6',
    scarf: 'M-6-52C-18-50-26-40-42-44C-40-38-42-34-38-30C-26-30-16-40-4-46z',
  },
  stand: {
    lean: 0,
    backArm: 'M-9-43L-16-33L-14-22',
    frontArm: 'M9-43L16-33L14-22',
    backLeg: 'M-5-22L-6 0',
    frontLeg: 'M6-22L7 0',
    scarf: 'M-6-52C-16-54-22-44-36-46C-34-42-36-38-32-34C-22-36-14-42-4-46z',
  },
  reach: {
    lean: 0,
    backArm: 'M-9-43L-16-33L-14-22',
    frontArm: 'M9-43L21-47L31-43',
    backLeg: 'M-5-22L-6 0',
    frontLeg: 'M6-22L7 0',
    scarf: 'M-6-52C-16-54-22-44-36-46C-34-42-36-38-32-34C-22-36-14-42-4-46z',
  },
  fall: {
    lean: -4,
    backArm: 'M-8-44L-20-52L-28-48',
    frontArm: 'M9-44L20-54L28-52',
    backLeg: 'M-5-22L-8-8L-3 0',
    frontLeg: 'M6-22L14-12L9-2',
    scarf: 'M-6-52C-14-62-22-62-28-76C-32-70-36-70-38-64C-30-52-18-48-4-46z',
  },
};

const hairCuts: Record<Runner['cut'], string> = {
  short: 'M-19-68C-22-94 20-98 19-72C14-80 6-79-2-80C-8-77-10-70-13-66C-15-69-17-70-19-68z',
  puff: 'M-19-66C-28-78-20-92-9-91C-5-98 10-97 13-90C22-88 23-77 18-73C12-80 4-79-4-79C-9-76-10-70-13-65C-15-69-17-69-19-66z',
  cap: 'M-20-75C-20-97 20-98 20-77L31-76C32-72 29-70 25-71L-18-72z',
  long: 'M-19-58C-27-66-22-94 0-92C20-93 22-78 18-72C12-80 4-79-3-80C-9-76-9-70-11-62C-12-56-16-54-19-58z',
};

export function drawSiteRunner(r: Runner): string {
  const limbs = poses[r.pose];
  const shade = palette.outline;
  const body = [
    outlinedStroke(limbs.backArm, r.skin, 6.5, 3),
    outlinedStroke(limbs.backLeg, r.legs, 8, 3),
    outlinedShape(limbs.scarf, palette.sun, 3),
    outlinedStroke(limbs.frontLeg, r.legs, 8, 3),
    outlinedShape('M-12-50C-13-34-12-26-10-19C-4-16 6-16 11-19C13-27 13-36 12-50z', r.shirt),
    flatShape('M5-49C8-38 8-28 5-18C8-18 10-19 11-19.5C12.5-27 12.5-38 11.5-49z', shade, 0.18),
    outlinedStroke(limbs.frontArm, r.skin, 6.5, 3),
  ].join('');
  const head = [
    disc(0, -70, 19, r.skin),
    outlinedShape(hairCuts[r.cut], r.hair, 3),
    element('ellipse', { cx: 5.5, cy: -67, rx: 2.3, ry: 3.2, fill: palette.outline }),
    element('ellipse', { cx: 14, cy: -67, rx: 2, ry: 3, fill: palette.outline }),
    strokedPath('M8-59.5Q11-57.5 13.5-60', palette.outline, 2),
    flatShape('M-1-61a3.2 2.2 0 1 1 .1 0z', palette.coralDeep, 0.35),
    outlinedShape('M-12-52C-6-47 7-47 13-52L12-46C5-42-5-42-12-46z', palette.sun, 3),
  ].join('');
  const scale = r.scale ?? 1;
  const size = r.flip ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  const lean = limbs.lean === 0 ? '' : ` rotate(${limbs.lean})`;
  return group({ transform: `translate(${r.x} ${r.y})${size}${lean}` }, body, head);
}

const TOVE = { skin: '#f4c7a1', hair: '#7b4a2e', shirt: '#fdf6e6', legs: '#7d86a8', cut: 'short' } as const;
const MIMI = { skin: '#8a5638', hair: '#f3ead9', shirt: '#4fd6a8', legs: '#1f7f63', cut: 'puff' } as const;
const DAX = { skin: '#f7cfa6', hair: '#d9762b', shirt: '#f2b233', legs: '#a86a1c', cut: 'long' } as const;
const NOOR = { skin: '#a8693f', hair: '#2a2036', shirt: '#4b9bf0', legs: '#20508f', cut: 'cap' } as const;
const YOU = { skin: '#f0b98d', hair: '#3a2233', shirt: '#ff7a66', legs: '#b23d33', cut: 'short' } as const;

export const siteRunners = { tove: TOVE, mimi: MIMI, dax: DAX, noor: NOOR, you: YOU };
