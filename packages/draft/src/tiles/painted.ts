/** Cells have sixteen bits; what is above them in the number is the order. */
const ORDERS = 0x1_00_00;

export interface PaintedCell {
  readonly cell: number;
  /** That of the uppermost patch it was painted over: of those with a higher one it is below. */
  readonly order: number;
}

/** What is shared of a painted cell: one number, so that it is replaced as a whole. */
export function writePainted({ cell, order }: PaintedCell): number {
  return order * ORDERS + cell;
}

export function readPainted(shared: number): PaintedCell {
  return { cell: shared & (ORDERS - 1), order: Math.floor(shared / ORDERS) };
}
