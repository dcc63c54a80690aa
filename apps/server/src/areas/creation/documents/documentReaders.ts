import { fail, parseGame, succeed, type Game, type Result } from '@playloom/game-format';
import { planCover, type CoverPlan } from './planCover.ts';
import { createExportParts, type ExportParts } from './createExportParts.ts';
import { describeCharacter } from './describeCharacter.ts';
import type { DocumentRejection } from './DocumentRejection.ts';
import { findRoomFacts } from './findRoomFacts.ts';

interface ListedAsset {
  readonly name: string;
  readonly kind: 'image' | 'sound';
  readonly file: string;
}

/** Reads small parts from the text of a release. Releases contain only validated documents. */
export const documentReaders = {
  /** Returns the HTML of a panel, or null when there is no such panel. */
  readPanel: ({ text, name }: { text: string; name: string }): string | null => {
    const { ui } = readGame(text).data;
    return Object.hasOwn(ui, name) ? (ui[name]?.htmlData ?? null) : null;
  },
  /** Lists images and sounds, each file once. */
  listAssets: ({ text }: { text: string }): ListedAsset[] => {
    const { assets = {} } = readGame(text) as Partial<Game>;
    const listed = Object.entries(assets).map(([id, { name, kind, file }]) => ({
      name: name || id,
      kind,
      file,
    }));
    return [...new Map(listed.map((asset) => [asset.file, asset])).values()];
  },
  /** Returns an empty string when the rule has no name or does not exist. */
  findRuleName: ({ text, index }: { text: string; index: number }): string => {
    const { rules } = readGame(text) as { rules?: { name?: string }[] };
    return rules?.[index]?.name ?? '';
  },
  listUnits: ({ text }: { text: string }) =>
    Object.entries(readGame(text).types.units).map(([unit, { name }]) => ({ unit, name })),
  describeCharacter: ({ text, unit }: { text: string; unit: string }) =>
    describeCharacter(readGame(text), unit),
  readRoomFacts: ({ text }: { text: string }) => findRoomFacts(readGame(text)),
  planCover: ({ text }: { text: string }): Result<CoverPlan, DocumentRejection> =>
    readChecked(text, (game) => planCover(game)),
  /** Returns the parts of a game that an export contains, ready to be written to files. */
  describeExport: ({ text }: { text: string }): Result<ExportParts, DocumentRejection> =>
    readChecked(text, createExportParts),
};

function readGame(text: string): Game {
  return JSON.parse(text) as Game;
}

/** Parses a document, converting older formats, and reads something from it. */
function readChecked<Value>(text: string, read: (game: Game) => Value): Result<Value, DocumentRejection> {
  const parsed = parseGame(JSON.parse(text));
  return parsed.ok ? succeed(read(parsed.value)) : fail({ reason: 'invalid', problems: parsed.error });
}
