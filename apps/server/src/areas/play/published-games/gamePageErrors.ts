import { defineError } from '../../../http/ApiProblem.ts';

export const ClientNotFound = defineError(
  'client_not_found',
  404,
  'No game client found for this engine version.',
);
