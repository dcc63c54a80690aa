/**
 * Says why a process has ended: the signal, or the exit code with the last line that the process printed. The log of a
 * server has JSON lines, and its last words if it could not start are plain text.
 */
export function describeEnd(how: number | string, lastLine = ''): string {
  if (typeof how === 'string') return `was ended by ${how}`;
  const reason = how === 0 ? '' : readMessage(lastLine);
  return `ended with exit code ${how}${reason && `: ${reason}`}`;
}

function readMessage(line: string): string {
  if (!line.startsWith('{')) return line.trim();
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
  return [msg, err?.message].filter((part) => part !== undefined).join(': ');
}
