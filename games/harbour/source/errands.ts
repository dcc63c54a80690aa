/** The four errands of the day. Each has a state in a saved player variable: 0 not begun, 1 begun, 2 done today. */
export const errands = {
  bread: { name: 'Bread for the harbor master', giver: 'Baker Bree', pay: 8 },
  oil: { name: 'Oil for the lamp', giver: 'Keeper Osk', pay: 14 },
  fish: { name: 'Five pilchards', giver: 'Old Finn', pay: 16 },
  crabs: { name: 'Crabs off the pier', giver: 'Harbor Master Hale', pay: 12 },
} as const;

export type Errand = keyof typeof errands;
export const errandIds = Object.keys(errands) as Errand[];

export const FISH_WANTED = 5;
export const CRABS_WANTED = 6;

export function getErrandVariable(errand: Errand): string {
  return `errand-${errand}`;
}
