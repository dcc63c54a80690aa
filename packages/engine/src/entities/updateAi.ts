import type { AiState, Unit } from './Entity.ts';

/**
 * Changes the AI state of a unit. All states are created here, because objects created in different places have
 * different hidden classes, and reading them every tick would cost several times as much.
 */
export function updateAi(unit: Unit, changes: Partial<AiState>): void {
  unit.ai = Object.assign(copyAi(unit.ai), changes);
}

export function copyAi(ai: AiState): AiState {
  return {
    behaviour: ai.behaviour,
    order: ai.order,
    target: ai.target,
    actsAt: ai.actsAt,
    answer: ai.answer,
    stance: ai.stance,
    seesTarget: ai.seesTarget,
    walk: ai.walk,
    after: ai.after,
    stopAt: ai.stopAt,
    path: ai.path,
    goal: ai.goal,
    isPathPart: ai.isPathPart,
    pathAskedAt: ai.pathAskedAt,
    askAgainAt: ai.askAgainAt,
    isLost: ai.isLost,
    restsUntil: ai.restsUntil,
    lastX: ai.lastX,
    lastY: ai.lastY,
    stuck: ai.stuck,
    thinkAt: ai.thinkAt,
  };
}
