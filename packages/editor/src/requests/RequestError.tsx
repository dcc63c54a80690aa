/** Shown when a request failed: the reason, and a retry button. */
export function RequestError({ message, retry }: { readonly message: string; readonly retry: () => void }) {
  return (
    <p className="text-(--danger-text)" role="alert">
      {message}{' '}
      <button type="button" className="ed-button" data-size="s" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
