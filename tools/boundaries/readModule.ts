import { parseSync } from 'vite';

export interface ModuleImport {
  specifier: string;
  line: number;
  /** Imported names; `*` for the whole module. Empty for a side-effect import. */
  names: string[];
}

interface ModuleFacts {
  imports: ModuleImport[];
  /** Module-level variables that can change while the process runs. */
  moduleState: { name: string; line: number }[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Reads the dependencies of a source file: imports, type imports, dynamic imports, workers and globs. */
export function readModule(path: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(path, source);
  const firstError = errors[0];
  if (firstError) throw new Error(`${path}: ${firstError.message}`);
  const lineAt = createLineFinder(source);
  const imports: ModuleImport[] = [];
  visitNodes(program, (node) => {
    const found = readImport(node);
    if (found) imports.push({ ...found, line: lineAt(node.start) });
  });
  const moduleState = (program.body as unknown as Node[])
    .flatMap(readModuleState)
    .map(({ name, start }) => ({ name, line: lineAt(start) }));
  return { imports, moduleState };
}

function readImport(node: Node): Omit<ModuleImport, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return withSpecifier(node['source'], (node['specifiers'] as Node[]).map(nameOfSpecifier));
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return withSpecifier(node['source'], ['*']);
    case 'TSExternalModuleReference':
      return withSpecifier(node['expression'], ['*']);
    case 'NewExpression':
      return readWorkerUrl(node);
    case 'CallExpression':
      return readCall(node);
    default:
      return undefined;
  }
}

function nameOfSpecifier(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const name = (specifier['imported'] ?? specifier['local']) as { name?: string; value?: string };
  return name.name ?? name.value ?? '*';
}

/**
 * Reads `new URL('./room.worker.ts', import.meta.url)` as an import, because it starts code. URLs of other file types
 * are data.
 */
function readWorkerUrl(node: Node): Omit<ModuleImport, 'line'> | undefined {
  if ((node['callee'] as Node)['name'] !== 'URL') return undefined;
  const found = withSpecifier((node['arguments'] as Node[])[0], ['*']);
  return found && /^\.{1,2}\/.*\.tsx?$/.test(found.specifier) ? found : undefined;
}

function readCall(node: Node): Omit<ModuleImport, 'line'> | undefined {
  const callee = node['callee'] as Node;
  const first = (node['arguments'] as Node[])[0];
  if (callee['name'] === 'require') return withSpecifier(first, ['*']);
  if (callee.type !== 'MemberExpression') return undefined;
  const isGlob = (callee['object'] as Node).type === 'MetaProperty';
  if (!isGlob || (callee['property'] as Node)['name'] !== 'glob') return undefined;
  const found = withSpecifier(first, ['*']);
  return found && { ...found, specifier: found.specifier.replace(/\/[^/]*\*.*$/, '/') };
}

function withSpecifier(source: unknown, names: string[]): Omit<ModuleImport, 'line'> | undefined {
  const node = source as Node | null | undefined;
  const literal = node?.type === 'TSLiteralType' ? (node['literal'] as Node) : node;
  const value = literal?.type === 'Literal' ? literal['value'] : undefined;
  return typeof value === 'string' ? { specifier: value, names } : undefined;
}

function readModuleState(statement: Node): { name: string; start: number }[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement;
  if (declaration?.type !== 'VariableDeclaration' || declaration['declare']) return [];
  if (declaration['kind'] !== 'let' && declaration['kind'] !== 'var') return [];
  return (declaration['declarations'] as Node[]).map((declarator) => ({
    name: String((declarator['id'] as Node)['name'] ?? 'a destructured variable'),
    start: declarator.start,
  }));
}

function visitNodes(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visitNodes(child, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (typeof (node as Node).type === 'string') visit(node as Node);
  for (const key in node) visitNodes((node as Node)[key], visit);
}

function createLineFinder(source: string): (offset: number) => number {
  return (offset) => source.slice(0, offset).split('\n').length;
}
