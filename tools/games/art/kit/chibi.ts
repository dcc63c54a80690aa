import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  fadeShapes,
  drawFlatPath,
  lighten,
  drawOval,
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
} from './ink.ts';

export type Mood = 'calm' | 'hurt' | 'out' | 'talk';

/** A small person with a big head, looking to the right. The feet are at 0,28 in a cell of 64 pixels. */
export interface Chibi {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  shoes: string;
  /** Haircut, drawn around the center of the head, which has a radius of 13.5. */
  cut?: 'short' | 'bob' | 'tuft' | 'bun' | 'none';
  hat?: string;
  /** Beard, glasses or spots, drawn over the face. */
  face?: string;
  /** Apron, belt or buttons, drawn over the body, whose center is at 0,12. */
  front?: string;
  /** Cape or backpack, drawn behind everything else. */
  back?: string;
  /** Draws another head instead of the human one. */
  head?: (mood: Mood) => string;
}

interface Pose {
  lift: number;
  lean: number;
  left: readonly [foot: number, raise: number];
  right: readonly [foot: number, raise: number];
  swing: number;
}

const POSES: readonly Pose[] = [
  { lift: 0, lean: 0, left: [0, 0], right: [0, 0], swing: 0 },
  { lift: 1, lean: 0, left: [0, 0], right: [0, 0], swing: 1 },
  { lift: 0, lean: 3, left: [-6, 1], right: [6, 0], swing: 6 },
  { lift: -1.5, lean: 2, left: [-1, 4], right: [1, 0], swing: 1 },
  { lift: 0, lean: 3, left: [6, 0], right: [-6, 1], swing: -6 },
  { lift: -1.5, lean: 2, left: [1, 0], right: [-1, 4], swing: -1 },
  { lift: 0, lean: -13, left: [3, 0], right: [5, 3], swing: -8 },
];

const HURT = 6;
const DOWN = 7;

const HAIRCUTS: Record<NonNullable<Chibi['cut']>, string> = {
  short: 'M-14 -1C-17 -20 14 -23 14 -4C10 -8 4 -9 -2 -9C-6 -7 -8 -3 -10 1C-11 -2 -13 -2 -14 -1z',
  bob: 'M-14 7C-19 -20 16 -24 14 -3C10 -8 3 -9 -2 -9C-7 -7 -7 0 -8 6C-10 9 -13 9 -14 7z',
  tuft: 'M-14 -1C-17 -16 -8 -17 -6 -17C-5 -23 3 -23 4 -19C8 -23 13 -20 12 -15C15 -11 14 -7 14 -4C10 -8 4 -9 -2 -9C-6 -7 -8 -3 -10 1C-11 -2 -13 -2 -14 -1z',
  bun: 'M-14 -1C-16 -10 -15 -12 -13 -14C-18 -20 -10 -25 -6 -18C4 -21 14 -16 14 -4C10 -8 4 -9 -2 -9C-6 -7 -8 -3 -10 1C-11 -2 -13 -2 -14 -1z',
  none: '',
};

export function drawChibi(who: Chibi, frame: number): string {
  if (frame === DOWN) return drawLying(who);
  return drawStanding(who, POSES[frame] ?? POSES[0]!, frame === HURT ? 'hurt' : 'calm');
}

/** Draws a talking person: frames 0–1 at rest, 2–3 with the mouth open. */
export function drawTalking(who: Chibi, frame: number): string {
  return drawStanding(who, POSES[frame % 2]!, frame >= 2 ? 'talk' : 'calm');
}

function drawStanding(who: Chibi, pose: Pose, mood: Mood): string {
  const leg = (x: number, [foot, raise]: Pose['left'], isBack: boolean) =>
    drawOutlinedLine(
      `M${x} 18L${x + foot} ${25 - raise}`,
      isBack ? darken(who.legs, 0.15) : who.legs,
      6,
      2.2,
    ) + drawOval(x + foot + 1, 26 - raise, 5, 3, who.shoes, 2.2);
  const arm = (x: number, swing: number, isBack: boolean) =>
    drawOutlinedLine(
      `M${x} 8Q${x * 1.5} 12 ${x * 1.3 + swing} 16`,
      isBack ? darken(who.top, 0.18) : who.top,
      5,
      2.2,
    ) + drawDot(x * 1.3 + swing, 17, 3.2, who.skin, 2);
  const upper = transformShapes(
    0,
    pose.lift,
    1,
    1,
    pose.lean,
    who.back ?? '',
    arm(7, pose.swing * 0.8, true),
    drawOutlinedShape('M-8 4C-10 12 -9 17 -8 20C-3 22.500 4 22.500 8 20C9 16 10 11 8 4z', who.top, 2.4),
    drawFlatPath('M3.500 5C6 11 6 17 4 20.500C6 20.200 7 20 7.500 19.500C8.500 15 8.500 10 7 5z', INK, 0.16),
    who.front ?? '',
    transformShapes(0.5, -7, 1, 1, 0, drawHead(who, mood)),
    arm(-7, -pose.swing, false),
  );
  return [drawShadow(1, 28, 15, 4, 0.26), leg(4, pose.right, true), leg(-4, pose.left, false), upper].join(
    '',
  );
}

function drawHead(who: Chibi, mood: Mood): string {
  if (who.head) return who.head(mood);
  return [
    who.cut === 'bob' ? drawFlatPath('M-13 0Q-15 10 -8 11L4 11z', darken(who.hair, 0.25)) : '',
    drawDot(0, 0, 13.5, who.skin),
    drawFlatPath('M-3 5.500a2.700 1.800 0 1 1 .1 0zM13 5a2 1.700 0 1 1 .1 0z', '#e0523f', 0.38),
    drawFace(mood),
    who.face ?? '',
    who.cut === 'none' || who.cut === undefined ? '' : drawOutlinedShape(HAIRCUTS[who.cut], who.hair, 2.2),
    who.cut === 'none' || who.cut === undefined || who.hat
      ? ''
      : stroke('M-7 -12Q-3 -15 3 -14', lighten(who.hair, 0.35), 2),
    who.hat ?? '',
  ].join('');
}

/** Draws eyes and mouth for a head with a radius of 13.5. */
export function drawFace(mood: Mood): string {
  if (mood === 'hurt') {
    return (
      stroke('M0 -2.500l3.500 2.500l-3.500 2.500M12 -2.500l-3.500 2.500l3.500 2.500', INK, 2) +
      drawOval(6, 6.5, 2.4, 2, '#7a2740', 1.6)
    );
  }
  if (mood === 'out')
    return stroke('M0 -2.500l4 4M4 -2.500l-4 4M8 -2.500l4 4M12 -2.500l-4 4M4 7.500q2-2 4 0', INK, 2);
  const mouth =
    mood === 'talk'
      ? drawOval(6.3, 6.3, 2.6, 2.6, '#7a2740', 1.6)
      : stroke('M3.500 5.500Q6 7.500 8.500 5.500', INK, 1.8);
  return [
    drawOval(2, 0, 2.2, 3.2, INK, 0),
    drawOval(10, 0, 2, 3.1, INK, 0),
    drawDot(2.8, -1.2, 0.9, '#ffffff', 0),
    drawDot(10.6, -1.2, 0.8, '#ffffff', 0),
    mouth,
  ].join('');
}

function drawLying(who: Chibi): string {
  const body = [
    drawOutlinedLine('M-4 18L-6 25', who.legs, 6, 2.2),
    drawOutlinedLine('M4 18L6 25', who.legs, 6, 2.2),
    drawOval(-6, 26, 4.5, 3, who.shoes, 2.2),
    drawOval(7, 26, 4.5, 3, who.shoes, 2.2),
    drawOutlinedLine('M-7 8Q-13 11 -14 15', who.top, 5, 2.2),
    drawOutlinedLine('M7 8Q13 11 14 15', who.top, 5, 2.2),
    drawDot(-14, 16, 3.2, who.skin, 2),
    drawDot(14, 16, 3.2, who.skin, 2),
    drawOutlinedShape('M-8 4C-10 12 -9 17 -8 20C-3 22.500 4 22.500 8 20C9 16 10 11 8 4z', who.top, 2.4),
    who.front ?? '',
    transformShapes(0.5, -7, 1, 1, 0, drawHead(who, 'out')),
  ].join('');
  return [
    drawShadow(0, 24, 26, 6, 0.26),
    transformShapes(0, 9.5, 0.97, 0.92, -82, body),
    fadeShapes(0.95, stroke('M-26 2q3-3 0-6M-18 -3q3-3 0-6', '#fff3dc', 1.8)),
  ].join('');
}
