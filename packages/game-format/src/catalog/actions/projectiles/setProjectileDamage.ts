import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setProjectileDamage = defineAction({
  name: 'setProjectileDamage',
  category: 'projectiles',
  sentence: 'Set the damage of {projectile} to {amount}',
  help: 'Changes how much damage a projectile deals while it’s in flight.',
  params: { projectile: param('projectile'), amount: numberParam({ default: 10, min: 0 }) },
  example: { do: 'setProjectileDamage', projectile: { get: 'triggeringProjectile' }, amount: 40 },
});
