import type { AiState, Behaviour } from '../../world/Entity.ts';
import { copyAi } from './changeAi.ts';

/** The mind of a unit that has seen nothing yet. */
export function startAi(behaviour: Behaviour): AiState {
  return copyAi({
    behaviour,
    order: null,
    target: null,
    actsAt: 0,
    answer: 'none',
    ...calmness,
    restsUntil: 0,
    lastX: 0,
    lastY: 0,
    stuck: 0,
    thinkAt: 0,
  });
}

/** Wants nothing and goes nowhere. */
export const calmness = {
  stance: 'calm',
  seesTarget: false,
  walk: 'stay',
  after: null,
  stopAt: 0,
  path: [],
  goal: null,
  isPathPart: false,
  pathAskedAt: 0,
  askAgainAt: 0,
  isLost: false,
} as const satisfies Partial<AiState>;
