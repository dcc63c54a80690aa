import type { Plugin } from 'vite';

const WIDE = /\P{ASCII}/gu;
/** In these places, an escape would be another text. */
const LITERAL = /\\\P{ASCII}|String\.raw`[^`]*\P{ASCII}/u;

/**
 * Writes characters beyond ASCII as escapes. Every room thread keeps the text of the worker in memory, and a single such
 * character doubles that. The worker has them only in strings, regular expressions, and comments, where an escape means
 * the same.
 */
export function createAsciiPlugin(): Plugin {
  return {
    name: 'playloom-ascii',
    // After everything that writes code, which would undo it.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeText(file.code);
    },
  };
}

function escapeText(code: string): string {
  if (LITERAL.test(code)) throw new Error('The room worker has a character that can’t be escaped.');
  return code.replace(WIDE, escapeCharacter);
}

/** A character beyond the basic plane is two escapes, as in JSON. */
function escapeCharacter(character: string): string {
  return character.split('').map(escapeUnit).join('');
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
