import type { AiState, Behavior } from '../../world/Entity.ts';
import { copyAi } from './updateAi.ts';

/** The mind of a unit that has seen nothing yet. */
export function createAiState(behaviour: Behavior): AiState {
  return copyAi({
    behaviour,
    order: null,
    target: null,
    actsAt: 0,
    answer: 'none',
    ...idleAiState,
    restsUntil: 0,
    lastX: 0,
    lastY: 0,
    stuck: 0,
    thinkAt: 0,
  });
}

/** Wants nothing and goes nowhere. */
export const idleAiState = {
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
