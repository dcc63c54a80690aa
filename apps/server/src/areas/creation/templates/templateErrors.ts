import { defineError } from '../../../http/ApiProblem.ts';

export const TemplateNotFound = defineError(
  'template_not_found',
  404,
  'The game to start from was not found. Choose another one.',
);
