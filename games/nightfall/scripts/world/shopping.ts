import { giveAndHold } from './camp.ts';

/** Something that bots can buy. The prices are the same as in the trader's shop. */
export interface Offer {
  readonly price: number;
  /** The item type that the bot gets. */
  readonly item?: string;
  /** The player variable and the buff of an upgrade. Both have the same name. */
  readonly upgrade?: string;
  /** The rule that runs. */
  readonly rule?: string;
}

const offers = {
  club: { price: 12, item: 'club' },
  spear: { price: 18, item: 'spear' },
  coat: { price: 15, upgrade: 'coat' },
  boots: { price: 10, upgrade: 'boots' },
  whetstone: { price: 14, upgrade: 'sharp' },
  bellows: { price: 18, rule: 'stoke' },
} as const satisfies { readonly [name: string]: Offer };

/** What bots buy, in this order. Each bot uses one of these lists, so that not all of them buy the same. */
const shoppingLists: readonly (readonly (keyof typeof offers)[])[] = [
  ['club', 'coat', 'whetstone', 'bellows'],
  ['bellows', 'club', 'coat', 'boots'],
  ['coat', 'spear', 'whetstone', 'bellows'],
  ['club', 'whetstone', 'boots', 'coat'],
];

const MAX_BELLOWS = 3;

/** The next offer on a bot's shopping list, or null if the bot can't afford it yet. */
export function chooseOffer(player: Player, unit: Unit, index: number): Offer | null {
  const coins = variables.playerVariable(player, 'coins') as number;
  const list = shoppingLists[index % shoppingLists.length]!;
  const next = list.map((name): Offer => offers[name]).find((offer) => !isOwned(player, unit, offer));
  return next !== undefined && next.price <= coins ? next : null;
}

export function buy(player: Player, unit: Unit, { price, item, upgrade, rule }: Offer): void {
  variables.changePlayerVariable(player, 'coins', -price);
  if (item !== undefined) giveAndHold(unit, item);
  if (upgrade !== undefined) {
    variables.changePlayerVariable(player, upgrade, 1);
    combat.giveBuff(unit, upgrade);
  }
  if (rule !== undefined) flow.runRule(rule);
  sound.playSoundAt('bought', positions.positionOf(unit));
}

/** Bellows belong to the whole team, and the fire can have only a few. */
function isOwned(player: Player, unit: Unit, { item, upgrade, rule }: Offer): boolean {
  if (item !== undefined) return items.hasItem(unit, item);
  if (upgrade !== undefined) return (variables.playerVariable(player, upgrade) as number) > 0;
  return rule !== undefined && (variables.variable('bellows') as number) >= MAX_BELLOWS;
}
