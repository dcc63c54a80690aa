import { defineError } from '../../../http/ApiProblem.ts';

export const TemplateNotFound = defineError(
  'template_not_found',
  404,
  'Template not found. Choose another one.',
);
