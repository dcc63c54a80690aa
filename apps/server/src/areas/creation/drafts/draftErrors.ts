import { defineError } from '../../../http/ApiProblem.ts';

export const TitleTooLong = defineError('title_too_long', 400, 'Titles can have up to 60 characters.');
export const TitleOnlySymbols = defineError(
  'title_only_symbols',
  400,
  'A title needs at least one letter or digit.',
);
export const TitleRejected = defineError(
  'title_refused',
  400,
  'This title isn’t allowed. Choose another one.',
);
export const DraftMissing = defineError('draft_missing', 404, 'This game has no draft.');
export const VersionNotFound = defineError('version_not_found', 404, 'Version not found.');
export const TooManyVersions = defineError(
  'too_many_versions',
  409,
  'This game can’t have any more named versions. Delete one first.',
);
export const TooManyCollaborators = defineError(
  'too_many_collaborators',
  409,
  'This game has reached its collaborator limit.',
);
export const AlreadyOwner = defineError('already_owner', 409, 'This user already owns the game.');
export const NotACollaborator = defineError(
  'not_a_collaborator',
  404,
  'Only a collaborator can become the owner. Invite this user first.',
);
export const AssetMissing = defineError('asset_missing', 400, 'Choose an image or a sound first.');
export const AssetTooLarge = defineError(
  'asset_too_large',
  413,
  'This file is too large. The limit is 8 MB.',
);
export const AssetNotReadable = defineError(
  'asset_not_readable',
  415,
  'We can’t read this file. Use an image (PNG, JPEG, WebP, GIF) or a sound (WAV, MP3, OGG).',
);
export const AssetStorageFull = defineError(
  'assets_full',
  409,
  'This game’s storage is full. Delete files, or use smaller ones.',
);
