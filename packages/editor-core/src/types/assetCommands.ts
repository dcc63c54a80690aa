import type { DraftEdit, DraftGame, DraftPath } from '@playloom/draft';
import type { Animation, Asset, Json, Look } from '@playloom/game-format';
import type { Command } from '../editor/Editor.ts';
import { createIdFromName } from '../ids/createIdFromName.ts';
import { getAssetName } from '../references/getAssetName.ts';

/** An image or sound that a game can use from another game or the asset library, with its animations. */
export interface ReusableAsset {
  readonly file: string;
  readonly name: string;
  /** The game that the asset comes from. */
  readonly from: string;
  readonly kind: Asset['kind'];
  readonly isPixelArt: boolean;
  /** The animations of the look, keyed by slot, such as `idle` or `move`. */
  readonly animations: { readonly [slot: string]: Animation };
  /** The look of the first type that uses the image, or null. */
  readonly look: Look | null;
}

export interface AssetPlan {
  readonly command: Command | null;
  /** The id of the asset in the game. */
  readonly id: string;
}

/** Adds a file to the assets of the game. If the game already has the file, returns the existing asset. */
export function planAsset(game: DraftGame, asset: Asset): AssetPlan {
  const known = Object.entries(game.assets).find(([, { file }]) => file === asset.file);
  if (known !== undefined) return { command: null, id: known[0] };
  const id = createIdFromName(asset.name || 'picture', (taken) => Object.hasOwn(game.assets, taken));
  const edits: DraftEdit[] = [
    { kind: 'insert', path: ['assets'], key: id, value: { ...asset } as unknown as Json },
  ];
  return { command: { label: `Add ${asset.name || id}`, edits }, id };
}

/** Sets a library image as the image of a look, with its size and animations. */
export function createLookImageCommand(
  game: DraftGame,
  look: DraftPath,
  art: ReusableAsset,
  typeName: string,
): Command {
  const { file, name, kind, isPixelArt } = art;
  const { command, id } = planAsset(game, { file, name, kind, isPixelArt });
  const edits: DraftEdit[] = [
    ...(command?.edits ?? []),
    { kind: 'set', path: [...look, 'image'], value: id },
  ];
  if (art.look !== null) {
    for (const field of ['width', 'height', 'turns'] as const) {
      edits.push({ kind: 'set', path: [...look, field], value: art.look[field] });
    }
    edits.push({ kind: 'set', path: [...look, 'offset'], value: { ...art.look.offset } });
  }
  edits.push(...planAnimations(game, look, art));
  return { label: `Set the image of ${typeName} to ${name}`, edits };
}

function planAnimations(game: DraftGame, look: DraftPath, art: ReusableAsset): readonly DraftEdit[] {
  const taken = new Set(Object.keys(game.types.animations));
  const made = new Map<string, string>();
  const slots: { [slot: string]: Json } = {};
  const edits: DraftEdit[] = [];
  for (const slot of ['idle', 'move', 'jump', 'fall', 'attack', 'hurt', 'die']) {
    const animation = art.animations[slot];
    slots[slot] = null;
    if (animation === undefined) continue;
    // Several slots often use the same animation, so add it only once.
    const text = JSON.stringify(animation);
    let id = made.get(text);
    if (id === undefined) {
      id = createIdFromName(`${art.name} ${slot}`, (other) => taken.has(other));
      taken.add(id);
      made.set(text, id);
      const value = { ...animation, name: `${art.name} ${slot}`, image: null } as unknown as Json;
      edits.push({ kind: 'insert', path: ['types', 'animations'], key: id, value });
    }
    slots[slot] = id;
  }
  return [...edits, { kind: 'set', path: [...look, 'animations'], value: slots }];
}

/** Lists the images and sounds of a game, for use in other games. */
export function listReusableAssets(game: DraftGame, from: string): readonly ReusableAsset[] {
  return Object.entries(game.assets).map(([id, asset]) => {
    const { file, kind, isPixelArt } = asset;
    const look = findLook(game, id);
    const name = getAssetName(id, asset);
    return { file, name, from, kind, isPixelArt, look, animations: animationsOf(game, look) };
  });
}

function findLook(game: DraftGame, image: string): Look | null {
  const { units, props, items, projectiles } = game.types;
  const types = [units, props, items, projectiles].flatMap((kind) =>
    Object.values<{ readonly look: Look }>(kind),
  );
  return types.find(({ look }) => look.image === image)?.look ?? null;
}

function animationsOf(game: DraftGame, look: Look | null): ReusableAsset['animations'] {
  const animations: { [slot: string]: Animation } = {};
  for (const [slot, id] of Object.entries(look?.animations ?? {})) {
    const animation = id === null ? undefined : game.types.animations[id];
    if (animation !== undefined) animations[slot] = animation;
  }
  return animations;
}
