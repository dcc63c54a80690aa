import type { GameInput } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { countItems } from '../inventory/countItems.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { writePlayerVariable } from '../variables/variables.ts';
import {
  chooseDialogueOption,
  closePlayerDialogue,
  listDialogueOptions,
  openPlayerDialogue,
} from './dialogues.ts';
import { startInteraction } from './startInteraction.ts';

const ownCoins = { get: 'playerVariable', player: { get: 'triggeringPlayer' }, variable: 'coins' } as const;
const giveCoin = {
  do: 'changePlayerVariable',
  player: { get: 'triggeringPlayer' },
  variable: 'coins',
  amount: 1,
} as const;

const types: GameInput['types'] = {
  units: {
    elder: { name: 'Elder', interaction: { dialogue: 'quest', range: 2 } },
    trader: { name: 'Trader', interaction: { shop: 'smith', rule: 'open-gate', range: 1 } },
  },
  props: {
    lever: { name: 'Lever', interaction: { rule: 'open-gate', range: 1 } },
    sign: { name: 'Sign', interaction: { hint: 'Read', range: 1 } },
  },
  dialogues: {
    quest: {
      name: 'Quest',
      start: 'hello',
      nodes: {
        hello: {
          text: 'Have you got ten coins?',
          do: [giveCoin],
          options: [
            { text: 'Yes.', if: [{ get: 'isAtLeast', a: ownCoins, b: 20 }], next: 'thanks' },
            { text: 'No.' },
            {
              text: 'What for?',
              do: [
                {
                  do: 'giveItem',
                  unit: { get: 'triggeringUnit' },
                  itemType: 'potion',
                  count: 2,
                },
              ],
              next: 'reason',
            },
            { text: 'Let us talk of something else.', do: [open('greeting')], next: 'reason' },
            {
              text: 'Go away.',
              do: [{ do: 'closeDialogue', player: { get: 'triggeringPlayer' } }],
              next: 'reason',
            },
          ],
        },
        thanks: { text: 'Thank you.', do: [giveCoin] },
        reason: { text: 'I am hungry.', options: [{ text: 'I see.', next: 'hello' }] },
      },
    },
    echo: { name: 'Echo', start: 'echo', nodes: { echo: { text: 'Echo', do: [open('echo')] } } },
  },
};

function open(dialogue: string) {
  return { do: 'openDialogue', player: { get: 'triggeringPlayer' }, dialogue } as const;
}

interface Scene {
  readonly world: World;
  readonly player: Player;
  readonly knight: Unit;
  readonly triggerRecord: ReturnType<typeof recordTriggers>;
}

async function createScene(): Promise<Scene> {
  const triggerRecord = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: triggerRecord.scripts });
  const player = joinTestPlayer(world);
  const knight = findUnit(world, player.unit)!;
  teleportEntity(world, knight, 10, 10);
  return { world, player, knight, triggerRecord };
}

describe('dialogues', () => {
  it('[EG-06] begin at their start, run the actions of nodes and show available options', async () => {
    const { world, player } = await createScene();
    openPlayerDialogue(world, player, 'quest', null);
    expect(player.dialogue).toEqual({ dialogue: 'quest', node: 'hello', partner: null });
    expect(callCatalogEntry(world, 'isInDialogue', { player: player.id })).toBe(true);
    expect(player.variables['coins']).toBe(11);
    expect(listDialogueOptions(world, player)).toEqual([1, 2, 3, 4]);
    chooseDialogueOption(world, player, 0);
    expect(player.dialogue?.node).toBe('hello');
    writePlayerVariable(world, player, 'coins', 20);
    expect(listDialogueOptions(world, player)).toEqual([0, 1, 2, 3, 4]);
    chooseDialogueOption(world, player, 0);
    expect(player.dialogue?.node).toBe('thanks');
    expect(player.variables['coins']).toBe(21);
    expect(listDialogueOptions(world, player)).toEqual([]);
  });

  it('[EG-06] continue with the next node, run the actions of options, and fire a trigger at the end', async () => {
    const { world, player, knight, triggerRecord } = await createScene();
    openPlayerDialogue(world, player, 'quest', null);
    runTicks(world, 1, [{ kind: 'choose', player: player.id, option: 2 }]);
    expect(countItems(world, knight, 'potion')).toBe(2);
    expect(player.dialogue?.node).toBe('reason');
    runTicks(world, 1, [{ kind: 'choose', player: player.id, option: 0 }]);
    expect(player.dialogue?.node).toBe('hello');
    for (const wrong of [-1, 9, 0.5, Number.NaN]) chooseDialogueOption(world, player, wrong);
    expect(triggerRecord.of('dialogueEnds')).toEqual([]);
    runTicks(world, 1, [{ kind: 'choose', player: player.id, option: 1 }]);
    expect(player.dialogue).toBe(null);
    expect(triggerRecord.of('dialogueEnds')).toEqual([
      { triggeringPlayer: player.id, triggeringUnit: knight.id },
    ]);
    chooseDialogueOption(world, player, 0);
    closePlayerDialogue(world, player);
    runTicks(world, 1);
    expect(triggerRecord.of('dialogueEnds')).toHaveLength(1);
  });

  it('[EG-06] report which one ended, whatever closes them', async () => {
    const world = await createTestWorld({
      types,
      rules: [
        { id: 'open-gate', name: 'Open gate', when: { when: 'ruleIsRun' }, do: [] },
        {
          id: 'after-quest',
          name: 'After the quest',
          when: { when: 'dialogueEnds', dialogue: 'quest' },
          do: [{ do: 'changeVariable', variable: 'gold', amount: 1 }],
        },
      ],
    });
    const player = joinTestPlayer(world);
    openPlayerDialogue(world, player, 'greeting', null);
    openPlayerDialogue(world, player, 'quest', null);
    runTicks(world, 1);
    expect(world.variables.get('gold')).toBe(0);
    callCatalogEntry(world, 'closeDialogue', { player: player.id });
    runTicks(world, 1);
    expect(world.variables.get('gold')).toBe(1);
  });

  it('[EG-06] let an option open another dialogue or close its own', async () => {
    const { world, player } = await createScene();
    openPlayerDialogue(world, player, 'quest', null);
    chooseDialogueOption(world, player, 3);
    expect(player.dialogue).toMatchObject({ dialogue: 'greeting', node: 'hello' });
    callCatalogEntry(world, 'openDialogue', { player: player.id, dialogue: 'quest' });
    chooseDialogueOption(world, player, 4);
    expect(player.dialogue).toBe(null);
  });

  it('[EG-06] that open themselves end with an error', async () => {
    const { world, player } = await createScene();
    openPlayerDialogue(world, player, 'echo', null);
    expect(world.events).toContainEqual(
      expect.objectContaining({ kind: 'rule-problem', id: 'rules-run-each-other' }),
    );
  });

  it('[EG-06] end when the player walks away, or one of the two is gone', async () => {
    const { world, player, knight, triggerRecord } = await createScene();
    const meet = () => {
      const elder = spawnUnit(world, { type: 'elder', x: 11, y: 10 })!;
      teleportEntity(world, knight, 10, 10);
      runTicks(world, 1);
      startInteraction(world, player);
      expect(player.dialogue).toMatchObject({ dialogue: 'quest', partner: elder.id });
      return elder;
    };
    const elder = meet();
    // A small step doesn't end the dialogue.
    teleportEntity(world, knight, 8.1, 10);
    runTicks(world, 1);
    expect(player.dialogue).not.toBe(null);
    teleportEntity(world, knight, 7, 10);
    runTicks(world, 1);
    expect(player.dialogue).toBe(null);
    expect(triggerRecord.of('dialogueEnds')).toHaveLength(1);
    despawnEntity(world, elder);
    runTicks(world, 1);
    despawnEntity(world, meet());
    runTicks(world, 1);
    expect(player.dialogue).toBe(null);
    meet();
    callCatalogEntry(world, 'killUnit', { unit: knight.id });
    runTicks(world, 1);
    expect(player.dialogue).toBe(null);
  });
});

describe('interacting', () => {
  it('[EG-06] opens the nearest offer in range, runs its rule and fires triggers', async () => {
    const { world, player, knight, triggerRecord } = await createScene();
    startInteraction(world, player);
    expect(player).toMatchObject({ dialogue: null, shop: null });
    const trader = spawnUnit(world, { type: 'trader', x: 10, y: 11.2 })!;
    spawnUnit(world, { type: 'elder', x: 12, y: 10 });
    startInteraction(world, player);
    expect(player).toMatchObject({ dialogue: null, shop: { shop: 'smith', partner: trader.id } });
    const context = { triggeringPlayer: player.id, triggeringUnit: knight.id };
    const withTrader = { ...context, otherUnit: trader.id, triggeringProp: null };
    expect(world.fired).toContainEqual(expect.objectContaining({ rule: 'open-gate', context: withTrader }));
    despawnEntity(world, trader);
    runTicks(world, 1);
    expect(player.shop).toBe(null);
    const lever = spawnProp(world, { type: 'lever', x: 9, y: 10 })!;
    startInteraction(world, player);
    despawnEntity(world, lever);
    runTicks(world, 1);
    const sign = spawnProp(world, { type: 'sign', x: 9, y: 10 })!;
    startInteraction(world, player);
    runTicks(world, 1);
    expect(triggerRecord.of('playerInteracts')).toEqual([
      withTrader,
      { ...context, otherUnit: null, triggeringProp: lever.id },
      { ...context, otherUnit: null, triggeringProp: sign.id },
    ]);
  });

  it('[EG-06] is limited by range regardless of size, and impossible when dead', async () => {
    const { world, player, knight } = await createScene();
    const elder = spawnUnit(world, { type: 'elder', x: 13, y: 10 })!;
    startInteraction(world, player);
    expect(player.dialogue).toBe(null);
    callCatalogEntry(world, 'setScale', { entity: knight.id, scale: 4 });
    startInteraction(world, player);
    expect(player.dialogue).toMatchObject({ partner: elder.id });
    closePlayerDialogue(world, player);
    callCatalogEntry(world, 'killUnit', { unit: knight.id });
    startInteraction(world, player);
    expect(player.dialogue).toBe(null);
  });
});
