import { ApiProblem, defineError } from '../../../http/ApiProblem.ts';

export const StartFailed = defineError(
  'start_failed',
  409,
  'This game can’t start because its script failed. The creator has been notified.',
);
/** Shown to the game's creator instead of `StartFailed`. */
export const StartFailedForCreator = (reason: string) =>
  new ApiProblem(
    'own_start_failed',
    409,
    `Your game can’t start. Fix the script in the editor and publish again. Error: ${reason}`,
  );
