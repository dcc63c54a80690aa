import { Component, type ReactNode } from 'react';
import { EditorEmptyState } from '../ui/EditorEmptyState.tsx';

interface Props {
  /** “The map”: what could not be shown. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Keeps what fails to load or to draw to its own place: the rest of the window goes on, and nothing is lost. */
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
      <EditorEmptyState
        title={`${this.props.what} did not load`}
        isLarge
        action={
          // A script that did not load stays so until the page is loaded anew; what was made is kept either way.
          <button type="button" className="ed-button" onClick={() => location.reload()}>
            Try again
          </button>
        }
      >
        What you made is kept. The rest of the editor goes on.
      </EditorEmptyState>
    );
  }
}
