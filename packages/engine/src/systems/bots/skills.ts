import type { BotMemory } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { findWeakestForm } from '../players/playerForm.ts';

export interface Skill {
  readonly thinkSeconds: number;
  /** How long a bot has seen an enemy before it acts. */
  readonly reactionSeconds: number;
  /** The maximum aiming error, in radians. */
  readonly aimError: number;
  /** How well bots aim ahead of a moving target: 0 is not at all, 1 is exact. */
  readonly lead: number;
  /** The chance per decision that a bot uses its weapon when it could. */
  readonly useChance: number;
}

type FixedSkill = Exclude<BotMemory['skill'], 'adaptive'>;

const BOT_SKILLS: { readonly [Name in FixedSkill]: Skill } = {
  easy: { thinkSeconds: 0.45, reactionSeconds: 0.6, aimError: 0.3, lead: 0, useChance: 0.6 },
  normal: { thinkSeconds: 0.3, reactionSeconds: 0.35, aimError: 0.14, lead: 0.6, useChance: 0.9 },
  hard: { thinkSeconds: 0.2, reactionSeconds: 0.15, aimError: 0.05, lead: 1, useChance: 1 },
};

/** What adaptive bots are like against the weakest players. Against the strongest, they are like hard ones. */
const GENTLE: Skill = { thinkSeconds: 0.5, reactionSeconds: 0.8, aimError: 0.36, lead: 0, useChance: 0.45 };

const LEVELS: { readonly [Name in FixedSkill]: number } = { easy: 0, normal: 0.5, hard: 1 };

/** How good bots should be, from 0 to 1, for scripts that steer bots themselves. */
export function computeBotLevel(world: World): number {
  const { skill } = world.game.game.settings.bots;
  return skill === 'adaptive' ? findWeakestForm(world) : LEVELS[skill];
}

export function computeBotSkill(world: World, { skill }: BotMemory): Skill {
  return skill === 'adaptive'
    ? mixSkills(GENTLE, BOT_SKILLS.hard, findWeakestForm(world))
    : BOT_SKILLS[skill];
}

/** Mixes two skills: 0 is the first one, 1 the second one. */
function mixSkills(first: Skill, second: Skill, part: number): Skill {
  const mix = (key: keyof Skill) => first[key] + (second[key] - first[key]) * part;
  return {
    thinkSeconds: mix('thinkSeconds'),
    reactionSeconds: mix('reactionSeconds'),
    aimError: mix('aimError'),
    lead: mix('lead'),
    useChance: mix('useChance'),
  };
}
