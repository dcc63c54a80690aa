import type { Achievement } from '../document/achievementSchema.ts';
import { aiSchema } from '../document/aiSchema.ts';
import type { Controls, KeyCommand } from '../document/controlsSchema.ts';
import type { Dialogue } from '../document/dialogueSchema.ts';
import type { Game, GameTypes } from '../document/gameSchema.ts';
import type { Interaction } from '../document/interactionSchema.ts';
import type { Region } from '../document/mapSchema.ts';
import type { Shop } from '../document/shopSchema.ts';
import type { UnitType } from '../document/unitSchema.ts';
import type { Variable } from '../document/variablesSchema.ts';

/** The prompt of what only runs a rule. */
const RULE_PROMPT = 'Use';

/** The name of an achievement that a player may not know yet. */
export const SECRET_NAME = 'Secret achievement';

/** Replaces the name, position and size of hidden regions, so that clients learn nothing about them. */
const NOWHERE = { name: '', x: 0, y: 0, width: 0.1, height: 0.1 };

/**
 * Returns the part of a release that is sent to browsers: map, looks, sounds, controls and UI texts. It is a valid game
 * document with every id in its original order, so that the server and the client assign the same numbers to types.
 * Game logic is left out, because players can read everything that their client receives.
 */
export function createClientProjection(game: Game): Game {
  const { units, items, props, shops, dialogues } = game.types;
  return {
    ...game,
    settings: {
      ...game.settings,
      achievements: game.settings.achievements.map(projectAchievement),
      // The room describes those that a player has.
      goals: [],
    },
    map: { ...game.map, regions: mapRecord(game.map.regions, projectRegion), entities: [] },
    types: {
      ...game.types,
      units: mapRecord(units, (unit) => projectUnit(unit, game)),
      items: mapRecord(items, (item) => ({ ...item, useRule: null, script: null })),
      props: mapRecord(props, (prop) => projectProp(prop, game)),
      shops: mapRecord(shops, projectShop),
      dialogues: mapRecord(dialogues, projectDialogue),
    },
    variables: {
      global: mapRecord(game.variables.global, projectVariable),
      unit: mapRecord(game.variables.unit, projectVariable),
      player: mapRecord(game.variables.player, projectVariable),
    },
    rules: [],
    scripts: {},
    data: { defaultData: {}, ui: mapRecord(game.data.ui, () => ({ htmlData: '' })) },
  };
}

/** Hides a secret achievement. The room sends its name to players who unlock it. */
function projectAchievement(achievement: Achievement): Achievement {
  if (!achievement.isSecret) return achievement;
  return { ...achievement, name: SECRET_NAME, description: '', icon: 'question', done: { kind: 'rules' } };
}

function mapRecord<Item>(record: Record<string, Item>, change: (item: Item) => Item): Record<string, Item> {
  return Object.fromEntries(Object.entries(record).map(([id, item]) => [id, change(item)]));
}

/** Regions can be secret, such as a treasure or a trap. Only rules need to know them. */
function projectRegion(region: Region): Region {
  return region.isVisible ? region : { ...region, ...NOWHERE };
}

function projectUnit(unit: UnitType, game: Game): UnitType {
  return {
    ...unit,
    controls: projectControls(unit.controls),
    ai: aiSchema.parse({}),
    death: { ...unit.death, drops: [] },
    interaction: projectInteraction(unit.interaction, game),
    script: null,
    variables: {},
  };
}

function projectProp(prop: GameTypes['props'][string], game: Game): GameTypes['props'][string] {
  return { ...prop, interaction: projectInteraction(prop.interaction, game) };
}

/** Clients don't get the rule, but have to know that there is one: its prompt tells them. */
function projectInteraction(interaction: Interaction, { settings }: Game): Interaction {
  const isRuleOnly = interaction.rule !== null && interaction.dialogue === null && interaction.shop === null;
  const needsPrompt = settings.hud.hasPrompts && isRuleOnly && interaction.prompt === '';
  return { ...interaction, rule: null, prompt: needsPrompt ? RULE_PROMPT : interaction.prompt };
}

/** Keeps keys and touch buttons, but removes the rules that they run. Only the server needs those. */
function projectControls(controls: Controls): Controls {
  const keys = controls.keys.map(({ press, release, ...binding }) => ({
    ...binding,
    ...projectCommand('press', press),
    ...projectCommand('release', release),
  }));
  return { ...controls, keys };
}

function projectCommand(
  name: 'press' | 'release',
  command: KeyCommand | undefined,
): { press?: KeyCommand; release?: KeyCommand } {
  return command === undefined || command.kind === 'run-rule' ? {} : { [name]: command };
}

function projectShop(shop: Shop): Shop {
  return { ...shop, offers: shop.offers.map((offer) => ({ ...offer, if: [], do: [] })) };
}

/** Keeps texts, but removes conditions and actions. The server decides which options are available. */
function projectDialogue(dialogue: Dialogue): Dialogue {
  const nodes = mapRecord(dialogue.nodes, (node) => ({
    ...node,
    do: [],
    options: node.options.map((option) => ({ ...option, if: [], do: [] })),
  }));
  return { ...dialogue, nodes };
}

/** Removes the name and the initial value of a variable that is not sent to clients. */
function projectVariable<Kind extends Variable>(variable: Kind): Kind {
  if (variable.isPublic) return variable;
  const { initial: _initial, ...rest } = variable;
  return { ...rest, name: '' } as Kind;
}
