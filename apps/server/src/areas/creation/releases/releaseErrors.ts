import { defineError } from '../../../http/ApiProblem.ts';

export const ReleaseNotFound = defineError('release_not_found', 404, 'Release not found.');
export const ReleaseAlreadyExists = defineError(
  'release_taken',
  409,
  'Someone else published this game in the meantime. Check the latest release first.',
);
export const NothingToPublish = defineError(
  'nothing_to_publish',
  400,
  'Nothing to publish. Send a document, or choose a release to restore.',
);
export const ScriptsInvalid = defineError(
  'scripts_invalid',
  400,
  'The scripts have errors. Fix them and try again.',
);
export const ScriptsTooComplex = defineError(
  'scripts_too_tangled',
  400,
  'The scripts are too complex to check. Avoid deeply nested functions.',
);
/** Errors for games whose scripts fail when a room starts. */
export const ScriptsFailToStart = defineError(
  'scripts_fail_to_start',
  400,
  'The game can’t start with these scripts. Fix them and try again.',
);
