import { z } from 'zod';
import { LIGHT_RADIUS_MAX } from '../limits.ts';
import { field } from './field.ts';

/** Light that it gives while the daylight is low. */
const lightSchema = z.strictObject({
  /** Tiles it reaches. */
  radius: field.number(0.5, LIGHT_RADIUS_MAX).default(5),
  color: field.color.default('#ffdca8'),
  /** From the middle of the picture. */
  offset: field.point.default({ x: 0, y: 0 }),
  /** As a flame does. */
  flickers: z.boolean().default(false),
});

/** How an entity looks. Without an image it is a plain outlined shape, so that a type is visible at once. */
export const lookSchema = z.strictObject({
  image: field.reference,
  shape: z.enum(['circle', 'box', 'triangle', 'diamond', 'hexagon', 'star', 'none']).default('circle'),
  color: field.color.default('#f4b860'),
  outlineColor: field.color.default('#1b2033'),
  width: field.size.default(1),
  height: field.size.default(1),
  offset: field.point.default({ x: 0, y: 0 }),
  opacity: field.chance.default(1),
  /** Entities with a higher depth are drawn over others. */
  depth: field.integer(-100, 100).default(0),
  turns: z.enum(['with-body', 'left-right', 'never']).default('with-body'),
  animations: z
    .strictObject({
      idle: field.reference,
      move: field.reference,
      jump: field.reference,
      fall: field.reference,
      attack: field.reference,
      hurt: field.reference,
      die: field.reference,
    })
    .prefault({}),
  light: lightSchema.optional(),
});

export type Look = z.output<typeof lookSchema>;
export type Light = z.output<typeof lightSchema>;
