/**
 * Changes whenever the same inputs could lead to another world. Games pin the first three parts; the fourth
 * is for fixes that old releases need too: security, and paid items. The golden tests of the starter games
 * fail if a hash changes and this does not.
 */
export const ENGINE_VERSION = '0.1.0.1';
