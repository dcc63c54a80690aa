import { defineError } from '../../../http/ApiProblem.ts';

export const AgreementNotFound = defineError('agreement_not_found', 404, 'This version doesn’t exist.');
export const AgreementChanged = defineError(
  'agreement_changed',
  409,
  'A new version was published while you were reading. Review it and agree again.',
);
export const AgreementOutdated = defineError(
  'agreement_outdated',
  409,
  'Someone published another version while you were editing. Copy your text and reload the page.',
);
