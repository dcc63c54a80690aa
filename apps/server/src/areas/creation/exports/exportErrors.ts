import { defineError } from '../../../http/ApiProblem.ts';

export const ExportUnavailable = defineError(
  'export_unavailable',
  409,
  'This release was published with an engine version that doesn’t support exports. Publish the game again, then export it.',
);
export const ExportNotPublished = defineError(
  'export_not_published',
  409,
  'Publish the game first. Online exports connect to the published game’s rooms.',
);
export const ExportGameNotPublic = defineError(
  'export_not_open',
  409,
  'Online exports work only for games that anyone can play. Change who can play in the game’s settings.',
);
export const ExportFileMissing = defineError(
  'export_file_missing',
  409,
  'One of this game’s images or sounds is missing. Add it again, then export.',
);
export const ExportTooLarge = defineError(
  'export_too_large',
  413,
  'This game’s images and sounds exceed the export limit of 64 MB. Remove some, or use smaller files.',
);
