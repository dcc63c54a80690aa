import { EmptyState } from '@playloom/design-system/EmptyState';
import { Component, type ReactNode } from 'react';

interface Props {
  /** The subject of the error message, such as “The map”. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Catches errors while a part loads or renders, so that the rest of the window keeps working. */
export class LoadErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        title={`${this.props.what} couldn’t be loaded`}
        centered
        action={
          // A module that failed to load fails again until the page is reloaded. The user's work is already
          // saved.
          <button type="button" className="ed-button" onClick={() => location.reload()}>
            Try again
          </button>
        }
      >
        Your work is saved. Reload the page to try again.
      </EmptyState>
    );
  }
}
