import { ApiProblem, defineError } from './ApiProblem.ts';

/** Errors for games whose scripts fail when a room starts. */
export const ScriptsFailToStart = defineError(
  'scripts_fail_to_start',
  400,
  'The game can’t start with these scripts. Fix them and try again.',
);
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
