import type { Interaction, Key, UnitType } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import { findInteractKey } from '../controls/findControlKeys.ts';
import { distanceTo, findInteractionPartner, hasPrompt, reachOf } from '../present/findInteractionHint.ts';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';

/** What the player can do with something next to their unit: a word, and the key for it. */
export interface Prompt {
  readonly entity: EntityView;
  readonly text: string;
  readonly key: Key;
}

/** How far away a unit can pick up an item, as in the engine. */
const PICK_UP_REACH = 0.8;

/** Finds the prompt of the nearest entity that can be used, or else of an item that a key picks up. */
export function findPrompt(session: ClientSession, own: ShownUnit | null): Prompt | null {
  if (!session.game.settings.hud.hasPrompts || own === null) return null;
  const partner = findInteractionPartner(session, own);
  if (partner === null) return findItemPrompt(session, own);
  if (!hasPrompt(session, partner)) return null;
  const { entity, interaction, key } = partner;
  return { entity, key, text: describePrompt(interaction, entity) };
}

function describePrompt({ prompt, dialogue, shop }: Interaction, { kind }: EntityView): string {
  if (prompt !== '') return prompt;
  if (dialogue !== null) return kind === 'unit' ? 'Talk' : 'Look';
  return shop === null ? 'Use' : 'Trade';
}

function findItemPrompt({ game, view }: ClientSession, own: ShownUnit): Prompt | null {
  const { unit, dialogue, shop, question } = view.own;
  const type = unit === null ? undefined : game.types.units[unit.type];
  const key = type === undefined ? null : findPickUpKey(type);
  if (type === undefined || key === null || !type.canPickUpItems) return null;
  if (dialogue !== null || shop !== null || question !== null) return null;
  let nearest: EntityView | null = null;
  let shortest = reachOf(type.body, own.scale) + PICK_UP_REACH;
  for (const entity of view.entities.values()) {
    const item = entity.kind === 'item' ? game.types.items[entity.type] : undefined;
    if (item?.pickUp !== 'key') continue;
    const distance = distanceTo(item.body, entity, own);
    if (distance > shortest) continue;
    nearest = entity;
    shortest = distance;
  }
  if (nearest === null) return null;
  return { entity: nearest, key, text: `Pick up ${game.types.items[nearest.type]?.name ?? ''}`.trim() };
}

/** The pick-up key of a unit type. Where it has none, the default interact key picks up too. */
function findPickUpKey(type: UnitType): Key | null {
  const bound = type.controls.keys.find(({ press, release }) => (press ?? release)?.kind === 'pick-up');
  if (bound !== undefined) return bound.key;
  const key = findInteractKey(type);
  return key !== null && type.controls.keys.every((binding) => binding.key !== key) ? key : null;
}
