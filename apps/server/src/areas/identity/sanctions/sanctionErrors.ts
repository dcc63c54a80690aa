import { defineError } from '../../../http/ApiProblem.ts';

export const BannedFromPlatform = defineError('banned', 403, 'This account is banned from Playloom.');
export const BannedFromGame = defineError('banned_from_game', 403, 'You are banned from this game.');
export const SelfActionNotAllowed = defineError('not_to_yourself', 400, 'You can’t do this to yourself.');
