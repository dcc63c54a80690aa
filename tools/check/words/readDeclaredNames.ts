import { splitName } from './splitName.ts';
import type { SyntaxNode } from './SyntaxNode.ts';
import type { TextPiece } from './WordRule.ts';

/** Adds the names that this node declares. A name that is only used here is checked where it is declared. */
export function readDeclaredNames(node: SyntaxNode, pieces: TextPiece[]): void {
  switch (node.type) {
    case 'VariableDeclarator':
      addPattern(node['id'], pieces);
      return;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSDeclareFunction':
    case 'TSEmptyBodyFunctionExpression':
    case 'TSFunctionType':
    case 'TSMethodSignature':
    case 'TSCallSignatureDeclaration':
      addPattern(node['id'] ?? node['key'], pieces);
      for (const parameter of node['params'] as SyntaxNode[]) addPattern(parameter, pieces);
      return;
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
    case 'TSEnumMember':
      addPattern(node['id'], pieces);
      return;
    case 'TSPropertySignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      if (!node['computed']) addPattern(node['key'], pieces);
      return;
    case 'CatchClause':
      addPattern(node['param'], pieces);
      return;
    default:
  }
}

function addPattern(pattern: unknown, pieces: TextPiece[]): void {
  const node = pattern as SyntaxNode | null | undefined;
  if (!node) return;
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier': {
      const hash = node.type === 'PrivateIdentifier' ? 1 : 0;
      const name = String(node['name']);
      pieces.push({ place: 'names', text: splitName(name), offset: node.start + hash, name });
      return;
    }
    case 'ObjectPattern':
      for (const property of node['properties'] as SyntaxNode[]) {
        // `{ seat }` uses a name that is declared elsewhere, but `{ seat: place }` declares `place`.
        if (!property['shorthand']) addPattern(property['value'] ?? property['argument'], pieces);
      }
      return;
    case 'ArrayPattern':
      for (const element of node['elements'] as unknown[]) addPattern(element, pieces);
      return;
    case 'AssignmentPattern':
      addPattern(node['left'], pieces);
      return;
    case 'RestElement':
      addPattern(node['argument'], pieces);
      return;
    case 'TSParameterProperty':
      addPattern(node['parameter'], pieces);
      return;
    default:
  }
}
