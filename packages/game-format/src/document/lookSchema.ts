import { z } from 'zod';
import { LIGHT_RADIUS_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

/** Light that the entity gives off while daylight is low. */
const lightSchema = z.strictObject({
  /** Radius in tiles. */
  radius: fieldSchemas.number(0.5, LIGHT_RADIUS_MAX).default(5),
  color: fieldSchemas.color.default('#ffdca8'),
  /** Offset from the center of the sprite. */
  offset: fieldSchemas.point.default({ x: 0, y: 0 }),
  /** Whether the light flickers like a flame. */
  flickers: z.boolean().default(false),
});

/** How an entity looks. Without an image it is drawn as a plain outlined shape, so that a new type is visible. */
export const lookSchema = z.strictObject({
  image: fieldSchemas.reference,
  shape: z.enum(['circle', 'box', 'triangle', 'diamond', 'hexagon', 'star', 'none']).default('circle'),
  color: fieldSchemas.color.default('#f4b860'),
  outlineColor: fieldSchemas.color.default('#1b2033'),
  width: fieldSchemas.size.default(1),
  height: fieldSchemas.size.default(1),
  offset: fieldSchemas.point.default({ x: 0, y: 0 }),
  opacity: fieldSchemas.chance.default(1),
  /** Entities with a higher depth are drawn above others. */
  depth: fieldSchemas.integer(-100, 100).default(0),
  turns: z.enum(['with-body', 'left-right', 'never']).default('with-body'),
  animations: z
    .strictObject({
      idle: fieldSchemas.reference,
      move: fieldSchemas.reference,
      jump: fieldSchemas.reference,
      fall: fieldSchemas.reference,
      attack: fieldSchemas.reference,
      hurt: fieldSchemas.reference,
      die: fieldSchemas.reference,
    })
    .prefault({}),
  light: lightSchema.optional(),
});

export type Look = z.output<typeof lookSchema>;
export type Light = z.output<typeof lightSchema>;
