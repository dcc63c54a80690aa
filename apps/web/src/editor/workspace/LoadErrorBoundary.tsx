import { Component, type ReactNode } from 'react';
import { EditorEmptyState } from '../ui/EditorEmptyState.tsx';

interface Props {
  /** “The map”: the subject of the error message. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Contains a failure to load or render, so that the rest of the window keeps working. */
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
        title={`${this.props.what} could not be loaded`}
        isLarge
        action={
          // A script that failed to load stays failed until the page reloads; the user's work is saved either
          // way.
          <button type="button" className="ed-button" onClick={() => location.reload()}>
            Try again
          </button>
        }
      >
        Your work is saved. The rest of the editor still works.
      </EditorEmptyState>
    );
  }
}
