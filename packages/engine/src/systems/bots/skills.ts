import type { BotMemory } from '../../world/Player.ts';

interface Skill {
  readonly thinkSeconds: number;
  /** The maximum aiming error, in radians. */
  readonly aimError: number;
  /** How well bots aim ahead of a moving target: 0 is not at all, 1 is exact. */
  readonly lead: number;
  /** The chance per decision that a bot uses its weapon when it could. */
  readonly useChance: number;
}

export const BOT_SKILLS: { readonly [Name in BotMemory['skill']]: Skill } = {
  easy: { thinkSeconds: 0.45, aimError: 0.3, lead: 0, useChance: 0.6 },
  normal: { thinkSeconds: 0.3, aimError: 0.14, lead: 0.6, useChance: 0.9 },
  hard: { thinkSeconds: 0.2, aimError: 0.05, lead: 1, useChance: 1 },
};
