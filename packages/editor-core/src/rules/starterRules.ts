import type { DraftGame } from '@playloom/draft';
import type { Json, JsonObject } from '@playloom/game-format';

/** A suggested first rule that works in this game. */
export interface StarterRule {
  readonly text: string;
  readonly rule: JsonObject;
}

const WELCOME_SECONDS = 3;
const OFTEN_SECONDS = 5;

/** Suggests three rules: one about players joining, one on a timer and one about points. */
export function listStarterRules(game: DraftGame, group: string): readonly StarterRule[] {
  return [welcome(game), often(game), points(game)].map(({ text, rule }) => ({
    text,
    rule: { ...rule, group },
  }));
}

function welcome(game: DraftGame): StarterRule {
  const title = game.settings?.title || 'the game';
  return {
    text: 'When a player joins, say hello',
    rule: {
      name: 'Say hello',
      when: { when: 'playerJoins' },
      do: [
        {
          do: 'showMessageTo',
          player: { get: 'triggeringPlayer' },
          text: `Welcome to ${title}!`,
          seconds: WELCOME_SECONDS,
        },
      ],
    },
  };
}

/**
 * Suggests a rule that regularly creates an item or a unit, in a region if the map has one. If the game has neither,
 * the rule sends a message.
 */
function often(game: DraftGame): StarterRule {
  const [itemId, item] = Object.entries(game.types.items)[0] ?? [];
  const own = game.settings?.players?.unit;
  const [unitId, unit] =
    Object.entries(game.types.units).find(([id]) => id !== own) ?? Object.entries(game.types.units)[0] ?? [];
  const [region] = Object.keys(game.map.regions);
  const position: Json =
    region === undefined ? { get: 'randomSpawnPoint' } : { get: 'randomPositionIn', region };
  const when = { when: 'everySeconds', seconds: OFTEN_SECONDS };
  if (itemId !== undefined && item !== undefined) {
    return {
      text: `Every ${OFTEN_SECONDS} seconds, create another ${item.name}`,
      rule: { name: `More ${item.name}`, when, do: [{ do: 'createItem', itemType: itemId, position }] },
    };
  }
  if (unitId !== undefined && unit !== undefined) {
    return {
      text: `Every ${OFTEN_SECONDS} seconds, create another ${unit.name}`,
      rule: { name: `More ${unit.name}`, when, do: [{ do: 'createUnit', unitType: unitId, position }] },
    };
  }
  return {
    text: `Every ${OFTEN_SECONDS} seconds, show a message`,
    rule: { name: 'Regular message', when, do: [{ do: 'sendChat', text: 'Still here!' }] },
  };
}

function points(game: DraftGame): StarterRule {
  const attacker = { get: 'attackingUnit' };
  const [region, gate] = Object.entries(game.map.regions)[0] ?? [];
  const hasHealth = Object.values(game.types.attributes).some(({ role }) => role === 'health');
  if (!hasHealth && region !== undefined && gate !== undefined) {
    return {
      text: `When a unit enters ${gate.name}, give its player 1 point`,
      rule: {
        name: `Points in ${gate.name}`,
        when: { when: 'unitEntersRegion', region },
        do: [{ do: 'changeScore', player: { get: 'ownerOf', entity: { get: 'triggeringUnit' } }, amount: 1 }],
      },
    };
  }
  return {
    text: 'When a unit dies, give 1 point to the attacker',
    rule: {
      name: 'Points for defeats',
      when: { when: 'unitDies' },
      if: [{ get: 'exists', entity: attacker }],
      do: [{ do: 'changeScore', player: { get: 'ownerOf', entity: attacker }, amount: 1 }],
    },
  };
}
