import { ApiProblem, defineError } from './ApiProblem.ts';

export { ApiProblem } from './ApiProblem.ts';

/** Errors of the API; the other `*Errors.ts` files have more. Ids are stable: clients and tests rely on them. */
export const InvalidInput = defineError('invalid_input', 400, 'The request isn’t valid.');
export const NotSignedIn = defineError('not_signed_in', 401, 'Log in to continue.');
export const CrossSiteRequest = defineError(
  'cross_site_request',
  403,
  'This request didn’t come from Playloom.',
);
/** A page of ours was opened at an address other than PUBLIC_URL. */
export const WrongAddress = Object.assign(
  (publicUrl: string) =>
    new ApiProblem(
      'wrong_address',
      403,
      `This site is available only at ${publicUrl}. Open it there. If you run this site, set PUBLIC_URL to the address people use.`,
    ),
  { id: 'wrong_address' },
);
export const NotAllowed = defineError('not_allowed', 403, 'You don’t have permission to do this.');
export const NotFound = defineError('not_found', 404, 'Not found.');
export const TooManyRequests = defineError(
  'too_many_requests',
  429,
  'Too many requests. Try again in a little while.',
);
export const BodyTooLarge = defineError('body_too_large', 413, 'This request is too large.');
export const UnsupportedMediaType = defineError('unsupported_media_type', 415, 'Send the request as JSON.');
export const InternalServerError = defineError(
  'internal_error',
  500,
  'Something went wrong on our side. Try again later.',
);
export const StorageFull = defineError(
  'storage_full',
  507,
  'Playloom has no space left for files. Try again later. We have been notified.',
);
export const FilesUnavailable = defineError(
  'files_unavailable',
  503,
  'Files can’t be reached right now. Try again in a moment.',
);
export const ServiceUnavailable = defineError(
  'unavailable',
  503,
  'Playloom is busy or restarting. Try again in a moment.',
);

export const NotAllowedInFrame = defineError(
  'not_in_frames',
  403,
  'You can’t do this inside another site. Open Playloom in its own tab.',
);
export const TwoFactorRequired = defineError(
  'two_factor_required',
  403,
  'This requires two-factor login. Turn it on in your settings first.',
);
export const ImageNotReadable = defineError(
  'picture_not_readable',
  415,
  'We can’t read this image. Use PNG, JPEG, WebP, or GIF.',
);
export const ImageTooLarge = defineError(
  'picture_too_large',
  413,
  'This image is too large. Choose a smaller one.',
);
export const ImageMissing = defineError('picture_missing', 400, 'Choose an image first.');

export function PlayersLimitReached(limit: number): ApiProblem {
  const message = `The owner’s plan allows up to ${limit} players per room. Lower the limit in the game’s settings, or upgrade the plan.`;
  return new ApiProblem('players_limit_reached', 409, message, { maxPlayers: message });
}
export const GameNotFound = defineError('game_not_found', 404, 'Game not found.');
