const IN_RULE = /^rules\[(\d+)\](.*)$/;
const LINE = /\.(if|do|\w+)\[(\d+)\]/g;

const WITHOUT_LOCATION: { readonly [id: string]: string } = {
  'start-failed': 'While the game starts',
  'room-stuck': 'A room got stuck',
  'room-stuck-closed': 'A room got stuck too often',
};

interface ProblemLocation {
  readonly id?: string;
  readonly place: string;
  readonly rule: string;
}

/** Where in the game something went wrong, as the editor numbers it. */
export function describeProblemLocation({ id = '', place: location, rule }: ProblemLocation): string {
  const [, number, rest = ''] = IN_RULE.exec(location) ?? [];
  if (number === undefined) return location || (WITHOUT_LOCATION[id] ?? 'Somewhere in the game');
  const name = rule === '' ? `Rule ${Number(number) + 1}` : `Rule “${rule}”`;
  const lines = [...rest.matchAll(LINE)];
  if (lines.length === 0) return name;
  const isCondition = lines[0]?.[1] === 'if';
  const line = lines.map(([, , index]) => Number(index) + 1).join('.');
  return `${name}, ${isCondition ? 'condition' : 'line'} ${line}`;
}
