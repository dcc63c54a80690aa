/** Splits a name into its words and keeps their case: `createMailbox` becomes `create Mailbox`. */
export function splitName(name: string): string {
  return name
    .replace(/[_$-]+/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .trim();
}

/**
 * Splits the name of a file, without its extensions, into words: `mailQueue.integration.test.ts` becomes `mail Queue`.
 */
export function splitFileName(file: string): string {
  return splitName(file.replace(/^\.+/, '').replace(/\..*$/, ''));
}
