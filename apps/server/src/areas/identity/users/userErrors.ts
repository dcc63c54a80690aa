import { defineError } from '../../../http/ApiProblem.ts';

export const UserNotFound = defineError('user_not_found', 404, 'User not found.');
export const BirthDateAlreadySet = defineError(
  'birth_date_known',
  409,
  'You already entered your date of birth. Contact us if it’s wrong.',
);
export const BirthDateInvalid = defineError('birth_date_impossible', 400, 'Enter a valid date of birth.');
