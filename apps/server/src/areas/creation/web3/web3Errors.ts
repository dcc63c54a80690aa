import { defineError } from '../../../http/ApiProblem.ts';

export const TokenAddressWrong = defineError(
  'token_address_wrong',
  400,
  'This address isn’t valid: its checksum doesn’t match. Copy it again.',
);
export const TokenIdMissing = defineError(
  'token_id_missing',
  400,
  'This contract contains several tokens. Enter the token ID.',
);
export const TokenNotFound = defineError(
  'token_not_found',
  400,
  'No token of this type was found at this address. Check the chain and the address.',
);
export const ChainUnreachable = defineError(
  'chain_unreachable',
  503,
  'We can’t reach this chain right now. Nothing was changed. Try again in a moment.',
);
export const GameNotInWorld = defineError('world_not_found', 404, 'This game isn’t a map in a world.');
export const IconAddressRejected = defineError(
  'icon_refused',
  400,
  'Use a public https URL for the icon. Ports, usernames, and private networks aren’t allowed.',
);
export const IconUnreachable = defineError(
  'icon_unreachable',
  400,
  'We couldn’t load the icon. Open its URL in a browser to check it.',
);
export const IconTooLarge = defineError('icon_too_large', 400, 'The icon is larger than 1 MB.');
export const IconNotAnImage = defineError(
  'icon_no_picture',
  400,
  'The icon URL doesn’t point to an image. Use a PNG, JPEG, WebP, or GIF file.',
);
