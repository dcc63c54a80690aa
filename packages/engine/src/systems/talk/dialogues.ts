import type { DialogueOption } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import type { Entity } from '../../entities/Entity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { areConditionsMet, runActionsFor } from './talkContext.ts';

/**
 * Starts a dialogue from its beginning and ends an open one. If `partner` is null, the dialogue doesn't end
 * when the player walks away.
 */
export function openPlayerDialogue(
  world: World,
  player: Player,
  dialogue: string,
  partner: Entity | null,
  depth = 0,
): void {
  const found = world.game.game.types.dialogues[dialogue];
  if (found === undefined || found.nodes[found.start] === undefined) return;
  closePlayerDialogue(world, player);
  player.dialogue = { dialogue, node: found.start, partner: partner?.id ?? null };
  runActionsFor(world, player, pathOfNode(dialogue, found.start), depth);
}

/** Lists the indexes of the options that a player can choose in the current node. */
export function listDialogueOptions(world: World, player: Player): number[] {
  return optionsOf(world, player).flatMap((_option, index) => (isOpen(world, player, index) ? [index] : []));
}

/** Chooses an option by its index among all options of the node. Does nothing if its conditions aren't met. */
export function chooseDialogueOption(world: World, player: Player, option: number): void {
  const talk = player.dialogue;
  const chosen = optionsOf(world, player)[option];
  if (talk === null || chosen === undefined || !isOpen(world, player, option)) return;
  runActionsFor(world, player, `${pathOfNode(talk.dialogue, talk.node)}.options[${option}]`);
  // The option's actions may have ended the dialogue or opened another.
  if (player.dialogue !== talk) return;
  const isGoingOn = chosen.next !== null && hasNode(world, talk.dialogue, chosen.next);
  if (chosen.next === null || !isGoingOn) {
    closePlayerDialogue(world, player);
    return;
  }
  player.dialogue = { ...talk, node: chosen.next };
  runActionsFor(world, player, pathOfNode(talk.dialogue, chosen.next));
}

export function closePlayerDialogue(world: World, player: Player): void {
  if (player.dialogue === null) return;
  const { dialogue } = player.dialogue;
  player.dialogue = null;
  fire(world, 'dialogueEnds', { triggeringPlayer: player.id, triggeringUnit: player.unit }, { dialogue });
}

function optionsOf(world: World, { dialogue }: Player): readonly DialogueOption[] {
  if (dialogue === null) return [];
  return world.game.game.types.dialogues[dialogue.dialogue]?.nodes[dialogue.node]?.options ?? [];
}

function isOpen(world: World, player: Player, option: number): boolean {
  const { dialogue, node } = player.dialogue!;
  return areConditionsMet(world, player, `${pathOfNode(dialogue, node)}.options[${option}]`);
}

function hasNode(world: World, dialogue: string, node: string): boolean {
  return Object.hasOwn(world.game.game.types.dialogues[dialogue]!.nodes, node);
}

function pathOfNode(dialogue: string, node: string): string {
  return `types.dialogues.${dialogue}.nodes.${node}`;
}
