import { z } from 'zod';
import type { Json } from '../json/Json.ts';
import {
  ASSET_FILE_PATTERN,
  ASSETS_MAX,
  CURRENT_FORMAT,
  DEFAULT_DATA_KEYS_MAX,
  PANEL_LENGTH_MAX,
  PANEL_NAME_PATTERN,
  PANELS_MAX,
  RULES_MAX,
  SCRIPT_FILE_PATTERN,
  SCRIPT_FILES_MAX,
  SCRIPT_LENGTH_MAX,
  SCRIPTS_MAX,
  TYPES_MAX,
  WORLD_MAPS_MAX,
} from './limits.ts';
import { animationSchema } from './animationSchema.ts';
import { attributeSchema } from './attributeSchema.ts';
import { buffSchema } from './buffSchema.ts';
import { dialogueSchema } from './dialogueSchema.ts';
import { effectSchema } from './effectSchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { itemSchema } from './itemSchema.ts';
import { mapSchema } from './mapSchema.ts';
import { projectileSchema } from './projectileSchema.ts';
import { propSchema } from './propSchema.ts';
import { ruleSchema } from './ruleSchema.ts';
import { settingsSchema } from './settingsSchema.ts';
import { shopSchema } from './shopSchema.ts';
import { soundSchema } from './soundSchema.ts';
import { teamSchema } from './teamSchema.ts';
import { unitSchema } from './unitSchema.ts';
import { variablesSchema } from './variablesSchema.ts';

function types<Type extends z.ZodType>(type: Type) {
  return fieldSchemas.record(type, TYPES_MAX).default({});
}

const typesSchema = z.strictObject({
  units: types(unitSchema),
  items: types(itemSchema),
  projectiles: types(projectileSchema),
  props: types(propSchema),
  teams: types(teamSchema),
  attributes: types(attributeSchema),
  buffs: types(buffSchema),
  effects: types(effectSchema),
  sounds: types(soundSchema),
  animations: types(animationSchema),
  shops: types(shopSchema),
  dialogues: types(dialogueSchema),
});

const script = z.strictObject({
  name: fieldSchemas.name,
  files: fieldSchemas.record(
    z.string().max(SCRIPT_LENGTH_MAX),
    SCRIPT_FILES_MAX,
    z.string().regex(SCRIPT_FILE_PATTERN),
  ),
});

const asset = z.strictObject({
  kind: z.enum(['image', 'sound']),
  name: fieldSchemas.name.default(''),
  file: z.string().regex(ASSET_FILE_PATTERN),
  isPixelArt: z.boolean().default(false),
});

const dataSchema = z.strictObject({
  defaultData: z
    .record(
      z.string(),
      z.custom<Json>(() => true),
    )
    .refine((value) => Object.keys(value).length <= DEFAULT_DATA_KEYS_MAX, {
      error: `You can have at most ${DEFAULT_DATA_KEYS_MAX} of these.`,
    })
    .default({}),
  ui: fieldSchemas
    .record(
      z.strictObject({ htmlData: z.string().max(PANEL_LENGTH_MAX) }),
      PANELS_MAX,
      z.string().regex(PANEL_NAME_PATTERN),
    )
    .default({}),
});

const worldSchema = z.strictObject({
  shareWeb3TokenAcrossMaps: z.boolean().default(false),
  /**
   * Other maps of this world that players can travel to. The platform, not the document, stores which game a map
   * belongs to.
   */
  maps: fieldSchemas.record(z.strictObject({ name: fieldSchemas.name }), WORLD_MAPS_MAX).default({}),
});

/** The document of a game, format 1. Every field except the title has a default. */
export const gameSchema = z.strictObject({
  format: z.literal(CURRENT_FORMAT),
  settings: settingsSchema,
  map: mapSchema.prefault({}),
  types: typesSchema.prefault({}),
  variables: variablesSchema.prefault({}),
  rules: fieldSchemas.list(ruleSchema, RULES_MAX).default([]),
  scripts: fieldSchemas.record(script, SCRIPTS_MAX).default({}),
  assets: fieldSchemas.record(asset, ASSETS_MAX).default({}),
  data: dataSchema.prefault({}),
  world: worldSchema.prefault({}),
});

export type Game = z.output<typeof gameSchema>;
export type GameTypes = Game['types'];
export type Asset = z.output<typeof asset>;
/** A game document in which fields with a default may be left out. */
export type GameInput = z.input<typeof gameSchema>;
