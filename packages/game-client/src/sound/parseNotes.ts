/** Reads the notes of a melody. Null is a rest. */
export function parseNotes(line: string): readonly (number | null)[] {
  return line.split(' ').map((note) => (note === '.' ? null : Number(note)));
}
