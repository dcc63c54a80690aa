/** Loads another script of the export. A page opened from disk can load no other kind of file. */
export function loadScript(page: Document, file: string): Promise<void> {
  const script = page.createElement('script');
  script.src = file;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${file} is missing.`)));
    page.head.append(script);
  });
}
