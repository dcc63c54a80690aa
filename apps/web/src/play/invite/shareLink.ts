interface SharedLink {
  title: string;
  url: string;
}

/** Opens the share sheet of a phone. Returns false if there is none, so that the caller copies the link instead. */
export async function shareLink(link: SharedLink): Promise<boolean> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (!isPhone || typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    // Treat closing the share sheet as success: the user doesn't want the link in the clipboard either.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
