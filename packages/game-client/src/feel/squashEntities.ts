import type { Game } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { FeelFrame } from '../present/ClientStage.ts';
import { showStepEffect } from '../present/playFootsteps.ts';
import type { ClientSession } from '../session/ClientSession.ts';
import { endSquashFrame, readSquash, type Squashes, stepSquash } from './Squashes.ts';

/** How much units of a type are squashed and stretched. */
export function findSquashStrength({ settings, types }: Game, type: string): number {
  return types.units[type]?.feel.squash ?? settings.feel.squash;
}

/** Squashes and stretches all units that are drawn, and shows the step effect of those that land. */
export function squashEntities(squashes: Squashes, { session, stage, seconds, own }: FeelFrame): void {
  const { game, view } = session;
  let count = 0;
  for (const drawn of stage.scene.entities) {
    const entity = view.entities.get(drawn.key);
    if (entity?.kind !== 'unit') continue;
    const type = game.types.units[entity.type];
    const strength = type?.feel.squash ?? game.settings.feel.squash;
    if (type === undefined || (strength === 0 && type.feel.stepEffect === null)) continue;
    count += 1;
    const changes = { scale: drawn.scale, isGrounded: isGrounded(session, entity, drawn.key === own?.id) };
    const squash = stepSquash(squashes, drawn.key, changes, strength, seconds);
    drawn.squash = readSquash(squash);
    if (squash.hasLanded) showStepEffect(session, stage, drawn, type);
  }
  endSquashFrame(squashes, count);
}

/** The player's own unit lands when the client predicts it. */
function isGrounded({ predictor }: ClientSession, entity: EntityView, isOwn: boolean): boolean {
  const predicted = isOwn && predictor?.isActive === true ? predictor.current : null;
  return predicted?.platform?.isGrounded ?? entity.isGrounded;
}
