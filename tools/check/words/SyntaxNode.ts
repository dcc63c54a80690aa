/** A node of the syntax tree from the parser (ESTree with TypeScript's additions). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
