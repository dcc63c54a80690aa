import { giveInHand } from './camp.ts';

/** What a bot can want: like the offers of the tent (source/shop.ts), at the same prices. */
export interface Goods {
  readonly price: number;
  readonly item?: string;
  readonly upgrade?: string;
  readonly rule?: string;
}

const goods = {
  club: { price: 12, item: 'club' },
  spear: { price: 18, item: 'spear' },
  coat: { price: 15, upgrade: 'coat' },
  boots: { price: 10, upgrade: 'boots' },
  whetstone: { price: 14, upgrade: 'sharp' },
  bellows: { price: 18, rule: 'stoke' },
} as const satisfies { readonly [name: string]: Goods };

/** Not everyone wants the same first. */
const wishes: readonly (readonly (keyof typeof goods)[])[] = [
  ['club', 'coat', 'whetstone', 'bellows'],
  ['bellows', 'club', 'coat', 'boots'],
  ['coat', 'spear', 'whetstone', 'bellows'],
  ['club', 'whetstone', 'boots', 'coat'],
];

const BELLOWS_MAX = 3;

/** The next thing on the list of a bot, if it can pay for it. */
export function chooseGoods(player: Player, unit: Unit, index: number): Goods | null {
  const coins = variables.playerVariable(player, 'coins') as number;
  const list = wishes[index % wishes.length]!;
  const next = list.map((name): Goods => goods[name]).find((wanted) => !hasAlready(player, unit, wanted));
  return next !== undefined && next.price <= coins ? next : null;
}

export function shop(player: Player, unit: Unit, { price, item, upgrade, rule }: Goods): void {
  variables.changePlayerVariable(player, 'coins', -price);
  if (item !== undefined) giveInHand(unit, item);
  if (upgrade !== undefined) {
    variables.changePlayerVariable(player, upgrade, 1);
    combat.giveBuff(unit, upgrade);
  }
  if (rule !== undefined) flow.runRule(rule);
  sound.playSoundAt('bought', positions.positionOf(unit));
}

function hasAlready(player: Player, unit: Unit, { item, upgrade, rule }: Goods): boolean {
  if (item !== undefined) return items.hasItem(unit, item);
  if (upgrade !== undefined) return (variables.playerVariable(player, upgrade) as number) > 0;
  return rule !== undefined && (variables.variable('bellows') as number) >= BELLOWS_MAX;
}
