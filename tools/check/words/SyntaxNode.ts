/** A node of the syntax tree, as the parser gives it (ESTree with TypeScript's additions). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
