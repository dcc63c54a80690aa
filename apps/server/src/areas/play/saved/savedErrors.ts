import { defineError } from '../../../http/ApiProblem.ts';

export const SavedDataNotFound = defineError('saved_not_found', 404, 'No saved data found.');
export const SavedDataInUse = defineError(
  'saved_in_use',
  409,
  'This player is in the game right now. Try again after they leave.',
);
