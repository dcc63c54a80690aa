const NO_BREAK_SPACE = '\u00A0';
/** Longest group that stays on one line, in characters. It fits beside the map of a small phone. */
const GROUP_LENGTH_MAX = 20;

/**
 * Replaces spaces at which a line must not break: those in a score such as “2 : 1”, and those in short groups of words
 * if the game separates groups by several spaces.
 */
export function preventScoreBreaks(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.includes('  ') ? joinShortGroups(line) : line))
    .join('\n')
    .replaceAll(/(\d) : (?=\d)/g, `$1${NO_BREAK_SPACE}:${NO_BREAK_SPACE}`);
}

function joinShortGroups(line: string): string {
  return line.replaceAll(/\S+(?: \S+)+/g, (group) =>
    group.length <= GROUP_LENGTH_MAX ? group.replaceAll(' ', NO_BREAK_SPACE) : group,
  );
}
