import { defineValue } from '../defineEntry.ts';

export const triggeringProjectile = defineValue({
  name: 'triggeringProjectile',
  category: 'projectiles',
  sentence: 'the triggering projectile',
  help: 'The projectile that fired this rule.',
  params: {},
  returns: 'projectile',
  context: 'trigger',
  example: { get: 'triggeringProjectile' },
});
