import type { AiState, Unit } from '../../world/Entity.ts';

/**
 * Changes what a unit has in mind. Every mind is made here: objects that were made in many places differ for
 * the machine, and reading them in every tick would cost several times as much.
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
