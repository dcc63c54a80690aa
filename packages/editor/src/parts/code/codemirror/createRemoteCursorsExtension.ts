import { type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

export interface RemoteCursor {
  readonly client: number;
  readonly name: string;
  readonly color: string;
  readonly line: number;
  readonly column: number;
}

export const setRemoteCursors = StateEffect.define<readonly RemoteCursor[]>();

const people = StateField.define<DecorationSet>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setRemoteCursors)) continue;
      const { newDoc } = transaction;
      const ranges = effect.value
        .filter(({ line }) => line >= 1 && line <= newDoc.lines)
        .map((person) => {
          const line = newDoc.line(person.line);
          const at = Math.min(line.from + Math.max(0, person.column - 1), line.to);
          return Decoration.widget({ widget: new Cursor(person), side: -1 }).range(at);
        });
      return Decoration.set(ranges, true);
    }
    return value.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows the cursors of other people in this file, each in their color. */
export function createRemoteCursorsExtension(): Extension {
  return people;
}

class Cursor extends WidgetType {
  private readonly person: RemoteCursor;

  constructor(person: RemoteCursor) {
    super();
    this.person = person;
  }

  override eq(other: Cursor): boolean {
    return other.person.client === this.person.client && other.person.color === this.person.color;
  }

  override toDOM(): HTMLElement {
    const cursor = document.createElement('span');
    cursor.className = 'code-person';
    cursor.style.setProperty('--person', this.person.color);
    const name = document.createElement('span');
    name.textContent = this.person.name;
    cursor.append(name);
    return cursor;
  }
}
