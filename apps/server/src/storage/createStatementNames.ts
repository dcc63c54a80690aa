/** A statement that was run this often in a process is prepared. */
const RUNS_MIN = 20;
/** Each connection keeps the plans of all prepared statements, which take about 20 kB each. */
const NAMES_MAX = 200;
/** Lists of values make any number of statements. Beyond these, counting begins again. */
const COUNTED_MAX = 2_000;

/** Returns the name under which a statement is prepared, or undefined if it is not run often enough. */
export type StatementNames = (text: string) => string | undefined;

/**
 * Chooses which statements are prepared: PostgreSQL then parses and plans them once for each connection. For simple
 * statements, this was nine tenths of its time.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const runs = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMES_MAX) return known;
    const count = (runs.get(text) ?? 0) + 1;
    if (count < RUNS_MIN) {
      if (runs.size >= COUNTED_MAX) runs.clear();
      runs.set(text, count);
      return undefined;
    }
    runs.delete(text);
    const name = `repeated_${names.size}`;
    names.set(text, name);
    return name;
  };
}
