const MASK = '[hidden]';
const ENDINGS =
  'com|net|org|io|gg|tv|me|co|app|dev|xyz|info|biz|ru|de|uk|us|fr|nl|eu|link|site|online|live|ly';

const CONTACTS: readonly RegExp[] = [
  /\b(?:https?|ftp|mailto|tel):\S+/giu,
  /\bwww\.\S+/giu,
  // Email addresses: ada@example.org, “ada at example dot org”.
  new RegExp(
    String.raw`[\p{L}\p{N}._%+-]+\s*(?:@|[([]\s*at\s*[)\]]|\sat\s)\s*[\p{L}\p{N}-]+(?:\s*(?:\.|[([]\s*dot\s*[)\]]|\sdot\s)\s*[\p{L}\p{N}-]+)+`,
    'giu',
  ),
  new RegExp(
    String.raw`\b[\p{L}\p{N}-]+(?:\s*(?:\.|[([]\s*dot\s*[)\]]|\sdot\s)\s*[\p{L}\p{N}-]+)*\s*(?:\.|[([]\s*dot\s*[)\]]|\sdot\s)\s*(?:${ENDINGS})\b(?:\/\S*)?`,
    'giu',
  ),
  // Phone numbers: seven or more digits with any separators.
  /[+(]?\d(?:[\s().\-–/]{0,3}\d){6,}/gu,
  // Usernames on other chat services.
  /\b\S{2,32}#\d{4}\b/gu,
];

/** Masks contact details: email addresses, links and phone numbers. */
export function maskContacts(text: string): string {
  return CONTACTS.reduce((masked, pattern) => masked.replace(pattern, MASK), text);
}
