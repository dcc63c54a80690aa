/** Downloads a text as a file. */
export function downloadTextFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Wait, because some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
