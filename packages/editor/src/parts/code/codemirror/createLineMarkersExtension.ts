import { lintGutter } from '@codemirror/lint';
import { type Extension, type Range, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, gutter, GutterMarker } from '@codemirror/view';

export interface FailedLine {
  readonly line: number;
  readonly text: string;
  readonly times: number;
}

export const setFailedLines = StateEffect.define<readonly FailedLine[]>();
/** Highlights the line that a link led to; null removes the highlight. */
export const setHighlightedLine = StateEffect.define<number | null>();

const failed = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setFailedLines)) return drawMarkers(effect.value, transaction.newDoc);
    }
    return value.map(transaction.changes);
  },
});

const tinted = EditorView.decorations.compute([failed], (state) => {
  const ranges: Range<Decoration>[] = [];
  const lineMark = Decoration.line({ class: 'cm-failed' });
  state.field(failed).between(0, state.doc.length, (from) => {
    ranges.push(lineMark.range(from));
  });
  return Decoration.set(ranges, true);
});

const flash = StateField.define<DecorationSet>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setHighlightedLine)) continue;
      if (effect.value === null || effect.value > transaction.newDoc.lines) return RangeSet.empty;
      const { from } = transaction.newDoc.line(effect.value);
      return Decoration.set([Decoration.line({ class: 'cm-flash' }).range(from)]);
    }
    // Remove the highlight when the text changes.
    return transaction.docChanged ? RangeSet.empty : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks lines with problems, lines that failed in the running game, and the line that a link led to. */
export function createLineMarkersExtension(): Extension {
  return [
    failed,
    tinted,
    flash,
    lintGutter(),
    gutter({ class: 'code-failed-gutter', markers: (view) => view.state.field(failed) }),
  ];
}

function drawMarkers(lines: readonly FailedLine[], doc: Text): RangeSet<GutterMarker> {
  const known = lines.filter(({ line }) => line >= 1 && line <= doc.lines);
  return RangeSet.of(
    known.map((each) => new FailedMarker(each).range(doc.line(each.line).from)),
    true,
  );
}

class FailedMarker extends GutterMarker {
  private readonly failed: FailedLine;

  constructor(line: FailedLine) {
    super();
    this.failed = line;
  }

  override eq(other: FailedMarker): boolean {
    return other.failed.text === this.failed.text && other.failed.times === this.failed.times;
  }

  override toDOM(): HTMLElement {
    const { text, times } = this.failed;
    const mark = document.createElement('span');
    mark.className = 'code-failed';
    mark.title = times > 1 ? `${text} (${times} times)` : text;
    mark.textContent = '!';
    return mark;
  }
}
