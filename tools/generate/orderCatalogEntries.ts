/** An entry of the catalog, found by its file `<kind>/<category>/<name>.ts`. */
export interface CatalogFile {
  category: string;
  name: string;
}

/**
 * Orders the entries of an index as its current text lists them, because the menus and the numbers that scripts call
 * entries by follow that order. A new entry comes after the last one of its category.
 */
export function orderCatalogEntries<File extends CatalogFile>(
  files: readonly File[],
  currentText: string,
): File[] {
  const listed = Array.from(currentText.matchAll(/^ {2}(\w+),$/gm), ([, name]) => name);
  const byName = new Map(files.map((file) => [file.name, file]));
  const ordered = listed.flatMap((name) => byName.get(name!) ?? []);
  const added = files.filter(({ name }) => !listed.includes(name));
  for (const file of added.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const last = ordered.findLastIndex(({ category }) => category === file.category);
    ordered.splice(last === -1 ? ordered.length : last + 1, 0, file);
  }
  return ordered;
}
