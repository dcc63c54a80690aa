// Values that need no schema. Programs that never read a game load these without the rest of the package, which takes
// 15 MB of memory.
export { markerIcons } from './catalog/entry/markerIcons.ts';
export { goalPeriods } from './document/goalPeriods.ts';
export { keys } from './document/keys.ts';
export * as limits from './document/limits.ts';
export { encodeUtf8 } from './hash/encodeUtf8.ts';
export { fail, succeed } from './problems/Result.ts';
