import { listDraftKeys } from '@playloom/draft';
import { describeFields, getFormShape, getPathPattern } from '@playloom/editor-core';
import type { ObjectShape, Shape } from '@playloom/game-format';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { SchemaFieldControl } from '../../../forms/SchemaFieldControl.tsx';

const offerShape = (getFormShape('shops').fields['offers']!.shape as { readonly item: Shape })
  .item as ObjectShape;
const COLUMNS = ['sells', 'price', 'limitPerPlayer'] as const;
const HEADS = ['Sells', 'Price', 'Limit'] as const;

/** A table of a shop's offers. Their conditions and actions are in the form below. */
export function OffersTable({ id }: { readonly id: string }) {
  const { editor } = useSession();
  const offers = useGame((game) => game.types.shops[id]?.offers);
  if (offers === undefined || offers.length === 0) return null;
  const path = ['types', 'shops', id, 'offers'];
  return (
    <section className="type-table" aria-label="Offers">
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listDraftKeys(editor.draft, path).map((key, index) => (
            <tr key={key}>
              {describeFields(offerShape, [], getPathPattern([...path, key]))
                .filter((field) => (COLUMNS as readonly string[]).includes(field.path[0] ?? ''))
                .toSorted(
                  (a, b) => COLUMNS.indexOf(a.path[0] as 'sells') - COLUMNS.indexOf(b.path[0] as 'sells'),
                )
                .map((field) => (
                  <td key={field.path[0]}>
                    <SchemaFieldControl
                      isBare
                      root={[...path, key]}
                      field={{ ...field, label: `${field.label}, offer ${index + 1}` }}
                    />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
