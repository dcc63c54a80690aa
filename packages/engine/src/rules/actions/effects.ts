import { limits, type PlayerId } from '@playloom/game-format';
import { toRadians } from '../../math/angles.ts';
import { updateLook } from '../../world/markedFields.ts';
import type { EntityLook } from '../../entities/Entity.ts';
import { findEntity } from '../../world/findEntity.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { hideMarker } from '../../systems/markers/markers.ts';
import { createEntityAction } from './createEntityAction.ts';
import { createAudienceAction } from './createPlayerAction.ts';
import { showRuleMarker } from './showRuleMarker.ts';

/** The maximum number of effects that one entity can emit at the same time. */
const STREAMS_MAX = 8;
const AS_DRAWN = /^#f{6}(?:f{2})?$/i;

export const effectActionRunners = {
  hideFrom: ({ entity, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) updateLook(world, found, computeVisibility(found.look, audience, true));
    }),

  showTo: ({ entity, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) updateLook(world, found, computeVisibility(found.look, audience, false));
    }),

  showMarker: ({ entity, player, team, ...look }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found === null) return;
      const seen = { player: audience, team: team(world, thread) };
      showRuleMarker(world, thread, { entity: found.id, region: null, ...seen }, look);
    }),

  hideMarker: ({ entity, player, team }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = entity(world, thread);
      const seen = { player: audience, team: team(world, thread) };
      if (id !== null) hideMarker(world, { entity: id, region: null }, seen);
    }),

  setOpacity: ({ entity, opacity }) =>
    createEntityAction(entity, (world, found, thread) =>
      updateLook(world, found, { opacity: opacity(world, thread) }),
    ),

  setTint: ({ entity, color }) =>
    createEntityAction(entity, (world, found, thread) => {
      const tint = color(world, thread);
      if (!limits.COLOR_PATTERN.test(tint)) return;
      updateLook(world, found, { tint: AS_DRAWN.test(tint) ? null : tint });
    }),

  playAnimation: ({ entity, animation }) =>
    createEntityAction(entity, (world, found, thread) => {
      const name = animation(world, thread);
      if (name !== null) updateLook(world, found, { animation: { name, since: world.tick } });
    }),

  showEffect:
    ({ effect, position, rotation }) =>
    (world, thread) => {
      const id = effect(world, thread);
      const at = position(world, thread);
      if (id === null || at === null) return;
      const turned = toRadians(rotation(world, thread));
      emitEvent(world, { kind: 'effect', effect: id, x: at.x, y: at.y, rotation: turned });
    },

  startEffect: ({ entity, effect }) =>
    createEntityAction(entity, (world, found, thread) => {
      const id = effect(world, thread);
      const { streams } = found.look;
      if (id === null || streams.includes(id) || streams.length >= STREAMS_MAX) return;
      updateLook(world, found, { streams: [...streams, id] });
    }),

  stopEffect: ({ entity, effect }) =>
    createEntityAction(entity, (world, found, thread) => {
      const id = effect(world, thread);
      updateLook(world, found, { streams: found.look.streams.filter((stream) => stream !== id) });
    }),
} satisfies Partial<ActionRunners>;

/** Computes the change that hides an entity from one player or everyone, or shows it again. */
function computeVisibility(
  look: EntityLook,
  audience: PlayerId | null,
  isHidden: boolean,
): Partial<EntityLook> {
  if (audience === null) return { isHidden, exceptFor: [] };
  const others = look.exceptFor.filter((player) => player !== audience);
  return { exceptFor: look.isHidden === isHidden ? others : [...others, audience] };
}
