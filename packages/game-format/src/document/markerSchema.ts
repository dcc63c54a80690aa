import { z } from 'zod';
import { markerIcons } from '../catalog/entry/markerIcons.ts';
import { fieldSchemas } from './fieldSchemas.ts';

/** Shows players where every entity of a type is, as long as it isn't hidden from them. */
export const markerSchema = z.strictObject({
  icon: z.enum(markerIcons).default('dot'),
  /** Null uses the color of its team, or of its look. */
  color: fieldSchemas.color.nullable().default(null),
  /** Who sees it: everyone, the team of the entity, or everyone else. */
  audience: z.enum(['everyone', 'team', 'others']).default('everyone'),
  /** Whether an arrow at the edge of the screen points at it while it is out of view. */
  hasArrow: z.boolean().default(true),
  isOnMap: z.boolean().default(true),
  /** Whether the icon is also shown above it while it is in view. */
  isAbove: z.boolean().default(false),
  hasDistance: z.boolean().default(false),
  /** Important arrows stay when there are more arrows than fit on the screen. */
  isImportant: z.boolean().default(false),
});

export type Marker = z.output<typeof markerSchema>;
