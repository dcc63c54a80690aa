/**
 * Changes whenever the same inputs could lead to another world: games pin the first three parts, the fourth
 * is for fixes that old releases need too: security, and items that were paid for. The golden tests of the starter
 * games fail when a hash changes and this does not.
 */
export const ENGINE_VERSION = '0.1.0.1';
