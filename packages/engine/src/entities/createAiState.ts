import type { AiState, Behavior } from './Entity.ts';
import { copyAi } from './updateAi.ts';

/** Creates the AI state of a new unit. */
export function createAiState(behavior: Behavior): AiState {
  return copyAi({
    behaviour: behavior,
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

/** The AI state without a target and without movement. */
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
