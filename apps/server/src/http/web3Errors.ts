import { defineError } from './ApiProblem.ts';

export const TokenAddressWrong = defineError(
  'token_address_wrong',
  400,
  'This is not an address, or a letter of it is wrong: its checksum does not fit. Copy it anew.',
);
export const TokenIdMissing = defineError(
  'token_id_missing',
  400,
  'A contract of this type has many tokens. Which number has yours?',
);
export const TokenNotFound = defineError(
  'token_not_found',
  400,
  'There is no token of this type at this address. Is it on another chain?',
);
export const ChainUnreachable = defineError(
  'chain_unreachable',
  503,
  'The node of this chain does not answer just now. Nothing was changed; try again in a moment.',
);
export const WorldNotFound = defineError('world_not_found', 404, 'This game is no map of a world.');
export const IconAddressRejected = defineError(
  'icon_refused',
  400,
  'Icons are fetched from public addresses only: https, without a port, a user name or a network of your own.',
);
export const IconUnreachable = defineError(
  'icon_unreachable',
  400,
  'Nothing answered at the address of the icon. Open it in a browser to see whether it is right.',
);
export const IconTooLarge = defineError('icon_too_large', 400, 'The icon is larger than 1 MB.');
export const IconNotAnImage = defineError(
  'icon_no_picture',
  400,
  'There is no picture at the address of the icon. It must be a PNG, JPEG, WebP or GIF.',
);
