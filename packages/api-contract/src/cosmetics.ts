import { z } from 'zod';
import { markerIcons } from '@playloom/game-format';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';

const cosmeticKinds = ['frame', 'emblem'] as const;
const framePatterns = ['ring', 'stitch', 'rays'] as const;

/** Something that a user has earned and can show on the profile: a frame around the image, or an emblem by the name. */
export const cosmeticSchema = z.strictObject({
  id: z.string().max(40),
  kind: z.enum(cosmeticKinds),
  name: z.string(),
  /** How it is earned. */
  source: z.string(),
  /** The color, as an angle on the color wheel. */
  hue: z.number().int().min(0).max(359),
  /** Null for emblems. */
  pattern: z.enum(framePatterns).nullable(),
  /** Null for frames. */
  icon: z.enum(markerIcons).nullable(),
});
export type Cosmetic = z.infer<typeof cosmeticSchema>;

export const wornCosmeticsSchema = z.strictObject({
  frame: cosmeticSchema.nullable(),
  emblem: cosmeticSchema.nullable(),
});
export type WornCosmetics = z.infer<typeof wornCosmeticsSchema>;

const frameLookSchema = cosmeticSchema.pick({ name: true, source: true, hue: true, pattern: true });
export type FrameLook = z.infer<typeof frameLookSchema>;
const emblemLookSchema = cosmeticSchema.pick({ name: true, source: true, hue: true, icon: true });
export type EmblemLook = z.infer<typeof emblemLookSchema>;

/** What a user wears, where lists of people show it. Missing if it is nothing. */
export const looks = { frame: frameLookSchema.optional(), emblem: emblemLookSchema.optional() };

const cosmeticId = z.string().min(1).max(40).nullable();

export const cosmeticEndpoints = {
  listCosmetics: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/cosmetics/',
    tag: 'settings',
    summary: 'Lists the frames and emblems that the user has earned, and which ones are shown on the profile',
    response: successSchema(
      z.strictObject({ earned: z.array(cosmeticSchema).max(1000), worn: wornCosmeticsSchema }),
    ),
  }),
  wearCosmetics: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/account/cosmetics/',
    tag: 'settings',
    summary: 'Sets the earned frame and emblem that the profile shows; null for none',
    body: z.strictObject({ frame: cosmeticId, emblem: cosmeticId }),
    response: successSchema(wornCosmeticsSchema),
  }),
};
