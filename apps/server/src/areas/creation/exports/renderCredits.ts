import type { ExportParts } from '../documents/createExportParts.ts';

/** Writes the credits for the content of an export. */
export function renderCredits(games: readonly ExportParts[], creator: string): string {
  const shown = games
    .flatMap(({ assets }) => assets)
    .map(({ name, file }) => (name === '' ? file : `${name} (${file})`));
  const named = [...new Set(shown)].toSorted();
  return [
    games.map(({ title }) => title).join(', '),
    `Made by ${creator} with Playloom. The game, its images, and its sounds belong to their creators.`,
    '',
    'Images and sounds:',
    ...(named.length === 0 ? ['  none'] : named.map((line) => `  ${line}`)),
    '',
    'Images from the editor’s asset library come from',
    '  Fluent Emoji Flat by Microsoft Corporation (MIT)',
    '  Pixelarticons by Gerrit Halfmann (MIT)',
    '',
    'playloom.js, playloom-3d.js and playloom.css contain Playloom (LICENSE.txt) and the libraries it uses (LIBRARIES.md).',
    '',
  ].join('\n');
}
