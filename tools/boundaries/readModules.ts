import { parseSync } from 'vite';

export interface ModuleImport {
  specifier: string;
  line: number;
  /** Imported names; `*` for the whole module. Empty for a side-effect import. */
  names: string[];
}

export interface ModuleFacts {
  imports: ModuleImport[];
  /** Module-level variables that can change while the process runs. */
  moduleState: { name: string; line: number }[];
  /** Module-level maps and sets that start empty, so the module fills them while the process runs. */
  moduleCollections: { name: string; line: number }[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Reads every source file, given by its path. */
export function readModules(sources: ReadonlyMap<string, string>): Map<string, ModuleFacts> {
  return new Map([...sources].map(([path, source]) => [path, readModule(path, source)]));
}

/** Reads the dependencies of a source file: imports, type imports, dynamic imports, workers and globs. */
function readModule(path: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(path, source);
  const firstError = errors[0];
  if (firstError) throw new Error(`${path}: ${firstError.message}`);
  const lineAt = createLineFinder(source);
  const imports: ModuleImport[] = [];
  visitNodes(program, (node) => {
    const found = readImport(node);
    if (found) imports.push({ ...found, line: lineAt(node.start) });
  });
  const declared = (program.body as unknown as Node[]).flatMap(readModuleVariables);
  const locate = ({ name, start }: ModuleVariable) => ({ name, line: lineAt(start) });
  return {
    imports,
    moduleState: declared.filter(({ kind }) => kind === 'let' || kind === 'var').map(locate),
    moduleCollections: declared.filter(({ value }) => isEmptyCollection(value)).map(locate),
  };
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

interface ModuleVariable {
  name: string;
  start: number;
  kind: unknown;
  value: Node | null;
}

function readModuleVariables(statement: Node): ModuleVariable[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement;
  if (declaration?.type !== 'VariableDeclaration' || declaration['declare']) return [];
  return (declaration['declarations'] as Node[]).map((declarator) => ({
    name: String((declarator['id'] as Node)['name'] ?? 'a destructured variable'),
    start: declarator.start,
    kind: declaration['kind'],
    value: declarator['init'] as Node | null,
  }));
}

/** Whether a value is `new Map()`, `new Set()` or their weak forms without entries. */
function isEmptyCollection(value: Node | null): boolean {
  if (value?.type !== 'NewExpression' || (value['arguments'] as Node[]).length > 0) return false;
  return ['Map', 'Set', 'WeakMap', 'WeakSet'].includes(String((value['callee'] as Node)['name']));
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
