const IN_RULE = /^rules\[(\d+)\](.*)$/;
const LINE = /\.(if|do|\w+)\[(\d+)\]/g;

const WITHOUT_LOCATION: { readonly [id: string]: string } = {
  'start-failed': 'Game start',
  'room-stuck': 'Room froze',
  'room-stuck-closed': 'Room froze too often and was closed',
};

interface ProblemLocation {
  readonly id?: string;
  readonly place: string;
  readonly rule: string;
}

/** Describes where in the game a problem occurred, with the same numbers that the editor shows. */
export function describeProblemLocation({ id = '', place: location, rule }: ProblemLocation): string {
  const [, number, rest = ''] = IN_RULE.exec(location) ?? [];
  if (number === undefined) return location || (WITHOUT_LOCATION[id] ?? 'Unknown location');
  const name = rule === '' ? `Rule ${Number(number) + 1}` : `Rule “${rule}”`;
  const lines = [...rest.matchAll(LINE)];
  if (lines.length === 0) return name;
  const isCondition = lines[0]?.[1] === 'if';
  const line = lines.map(([, , index]) => Number(index) + 1).join('.');
  return `${name}, ${isCondition ? 'condition' : 'action'} ${line}`;
}
