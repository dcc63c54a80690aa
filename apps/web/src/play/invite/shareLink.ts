interface SharedLink {
  title: string;
  url: string;
}

/** Opens the sharing menu of a phone. False where there is none: then the link is copied. */
export async function shareLink(link: SharedLink): Promise<boolean> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (!isPhone || typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    // Whoever closed the menu does not want the link in the clipboard either.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
