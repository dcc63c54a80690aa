const SUFFIXES: { readonly [Rule in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd' };

/** A rank among players, such as “2nd of 6”. */
export function formatRank({ rank, of }: { readonly rank: number; readonly of: number }): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(rank);
  return `${rank}${SUFFIXES[rule] ?? 'th'} of ${of}`;
}
