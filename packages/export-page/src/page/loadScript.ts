/** Another script of the export: the only thing that a page on a disk can load. */
export function loadScript(page: Document, file: string): Promise<void> {
  const script = page.createElement('script');
  script.src = file;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${file} is missing.`)));
    page.head.append(script);
  });
}
