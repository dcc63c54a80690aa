import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringProjectile = defineValue({
  name: 'triggeringProjectile',
  category: 'projectiles',
  sentence: 'the triggering projectile',
  help: 'The projectile that triggered this rule, for example by hitting something.',
  params: {},
  returns: 'projectile',
  context: 'trigger',
  example: { get: 'triggeringProjectile' },
});
