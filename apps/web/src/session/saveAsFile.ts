/** Hands a text to the browser's downloads. */
export function saveAsFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
