import { logFailure } from '@harambee/platform';
import { ErrorState, styled } from '@harambee/ui';
import { Component, type ReactNode } from 'react';

const Whole = styled.main`min-height: 100dvh; display: grid; place-items: center;`;

/** The last boundary: an error that reaches it has broken the whole app, so only a reload helps. */
export class LoadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The app could not be shown', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Whole>
        <ErrorState
          level={1}
          title="Harambee couldn't be loaded"
          text="The app could not be loaded. Nothing you saved is lost. Check your connection, then try again."
          onRetry={() => window.location.reload()}
        />
      </Whole>
    );
  }
}
