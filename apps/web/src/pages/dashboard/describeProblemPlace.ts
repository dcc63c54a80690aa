const IN_RULE = /^rules\[(\d+)\](.*)$/;
const LINE = /\.(if|do|\w+)\[(\d+)\]/g;

/** Where in the game something went wrong, as the editor numbers it. */
export function describeProblemPlace({ place, rule }: { place: string; rule: string }): string {
  const [, number, rest = ''] = IN_RULE.exec(place) ?? [];
  if (number === undefined) return place === '' ? 'Somewhere in the game' : place;
  const name = rule === '' ? `Rule ${Number(number) + 1}` : `Rule “${rule}”`;
  const lines = [...rest.matchAll(LINE)];
  if (lines.length === 0) return name;
  const isCondition = lines[0]?.[1] === 'if';
  const line = lines.map(([, , index]) => Number(index) + 1).join('.');
  return `${name}, ${isCondition ? 'condition' : 'line'} ${line}`;
}
