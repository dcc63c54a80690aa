import { defineError } from '../../../http/ApiProblem.ts';

export const SkinsNotAccepted = defineError('skins_not_taken', 409, 'This game doesn’t accept skins.');
export const SkinNotFound = defineError('skin_not_found', 404, 'Skin not found.');
export const TooManySkins = defineError(
  'too_many_skins',
  409,
  'The creator hasn’t reviewed your earlier skins yet. Try again later.',
);
export const SkinAlreadyReviewed = defineError('skin_decided', 409, 'This skin has already been reviewed.');
export const UnitNotFound = defineError('unit_not_found', 400, 'Unit not found in this game.');
export const AchievementNotFound = defineError(
  'achievement_not_found',
  400,
  'The published game doesn’t have this achievement.',
);
