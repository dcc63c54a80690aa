import { defineError } from '../../../http/ApiProblem.ts';

export const ReportedContentNotFound = defineError(
  'report_not_found',
  404,
  'We couldn’t find the content you want to report.',
);
export const CopyrightWorkMissing = defineError(
  'work_missing',
  400,
  'Describe the work, who owns it, and where we can see it.',
);
