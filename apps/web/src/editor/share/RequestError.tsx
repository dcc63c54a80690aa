/** In place of what the server should have answered: why it is not there, and another try. */
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
