import type ts from 'typescript';
import { type LanguageHost, SCRIPTS_FOLDER } from './createLanguageHost.ts';

/** Dependencies of every request to the TypeScript service. */
export interface LanguageContext {
  readonly host: LanguageHost;
  readonly service: ts.LanguageService;
}

export function toScriptPath(path: string): string {
  return `${SCRIPTS_FOLDER}${path}`;
}

/** Returns the file as the service last read it, or null if the service does not have it. */
export function getSourceFile({ service }: LanguageContext, path: string): ts.SourceFile | null {
  return service.getProgram()?.getSourceFile(toScriptPath(path)) ?? null;
}

/** Finds the smallest syntax node at a position. */
export function findNodeAt(source: ts.SourceFile, at: number, length = 0): ts.Node {
  let node: ts.Node = source;
  for (;;) {
    const inner = childAround(node, source, at, at + length);
    if (inner === null) return node;
    node = inner;
  }
}

/** Finds the child node that contains a range. At the border between two nodes, returns the second one. */
function childAround(node: ts.Node, source: ts.SourceFile, from: number, to: number): ts.Node | null {
  const around = node
    .getChildren(source)
    .filter((child) => child.getStart(source) <= from && child.getEnd() >= to);
  return around.find((child) => child.getEnd() > from) ?? around[0] ?? null;
}
