import type { BotMemory } from '../../world/Player.ts';

interface Skill {
  readonly thinkSeconds: number;
  /** How far off it aims at most, in radians. */
  readonly aimError: number;
  /** How much it aims ahead of who moves: 1 is right. */
  readonly lead: number;
  /** How often it does not hesitate. */
  readonly useChance: number;
}

export const SKILLS: { readonly [Name in BotMemory['skill']]: Skill } = {
  easy: { thinkSeconds: 0.45, aimError: 0.3, lead: 0, useChance: 0.6 },
  normal: { thinkSeconds: 0.3, aimError: 0.14, lead: 0.6, useChance: 0.9 },
  hard: { thinkSeconds: 0.2, aimError: 0.05, lead: 1, useChance: 1 },
};
