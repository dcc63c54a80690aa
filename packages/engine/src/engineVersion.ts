/**
 * Must change whenever the same inputs could lead to a different world. Games pin the first three parts. The
 * fourth is for fixes that old releases need too: security, and paid items. The golden tests of the starter
 * games fail if a hash changes without a new version.
 */
export const ENGINE_VERSION = '0.1.4.0';
