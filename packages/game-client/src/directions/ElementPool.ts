/** Elements by the key of what they show. Elements that are no longer needed are used again. */
export interface ElementPool {
  readonly root: HTMLElement;
  readonly create: (page: Document) => HTMLElement;
  readonly shown: Map<string, HTMLElement>;
  readonly spare: HTMLElement[];
}

export function createElementPool(root: HTMLElement, create: (page: Document) => HTMLElement): ElementPool {
  return { root, create, shown: new Map(), spare: [] };
}

/** Shows one element for each item. `isNew` says that the element showed something else before. */
export function drawPool<Item extends { readonly key: string }>(
  { root, create, shown, spare }: ElementPool,
  items: readonly Item[],
  draw: (element: HTMLElement, item: Item, isNew: boolean) => void,
): void {
  const keys = new Set(items.map(({ key }) => key));
  for (const [key, element] of shown) {
    if (keys.has(key)) continue;
    element.hidden = true;
    spare.push(element);
    shown.delete(key);
  }
  for (const item of items) {
    const known = shown.get(item.key);
    const element = known ?? spare.pop() ?? root.appendChild(create(root.ownerDocument));
    shown.set(item.key, element);
    draw(element, item, known === undefined);
    element.hidden = false;
  }
}
