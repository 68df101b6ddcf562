import { announce, onBackOnline } from '@harambee/platform';
import { Component, type ComponentType, Fragment, type ReactNode, startTransition } from 'react';
import { referenceOf, reportRemoteError } from '../errors/report-error.ts';
import { asRemoteFailure, RemoteFailure } from '../remote-failure.ts';

export interface PartFallbackProps {
  failure: RemoteFailure;
  reference: string;
  failedAt: Date;
  isRetrying: boolean;
  retry(): void;
}

interface Props {
  /** The remote that is shown here. */
  remote: string;
  /** A new value means new content: an earlier failure is retried. */
  resetKey?: string;
  /** Prepares another attempt. The children render again when it settles. */
  onRetry?: () => Promise<void>;
  /**
   * Looks for another way to show the children after their first failure; true if there is one. Until then `waiting`
   * is shown.
   */
  onFailure?: (failure: RemoteFailure) => Promise<boolean> | undefined;
  waiting?: ReactNode;
  /** Without one, a lost part leaves an empty gap. */
  fallback?: ComponentType<PartFallbackProps>;
  children: ReactNode;
}

interface State {
  caught?: { error: unknown; at: Date };
  isRetrying: boolean;
  attempt: number;
  /** Whether the failure is to be shown; undefined as long as nobody knows. */
  isLost?: boolean;
}

/** Confines a failure to one part of the app: the shell is usable with every remote missing. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { isRetrying: false, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error, at: new Date() }, isRetrying: false, isLost: undefined };
  }

  override componentDidCatch(error: unknown) {
    const failure = this.failureOf(error);
    // Before another version takes its place: the report names the one that runs.
    reportRemoteError(failure);
    // What the loader says is lost has been tried with the version before.
    const otherWay = error instanceof RemoteFailure ? undefined : this.props.onFailure?.(failure);
    if (!otherWay) return this.giveUp(failure);
    void otherWay.then((isThere) => (isThere ? this.showAgain() : this.giveUp(failure)));
  }

  private giveUp({ stage }: RemoteFailure) {
    this.setState({ isLost: true });
    if (this.state.attempt > 0 && this.props.fallback)
      announce(
        stage === 'render'
          ? 'It still doesn’t work. You can try again.'
          : 'It still didn’t load. You can try again.',
      );
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.caught) this.showAgain();
  }

  private stopHearing?: () => void;

  /** Parts that were lost to the network come back by themselves when it is back. */
  override componentDidMount() {
    this.stopHearing = onBackOnline(() => {
      const { caught } = this.state;
      if (caught && ['list', 'load'].includes(this.failureOf(caught.error).stage)) void this.retry();
    });
  }

  override componentWillUnmount() {
    this.stopHearing?.();
  }

  private failures = new WeakMap<object, RemoteFailure>();

  /** One wrapper for each error, so that it is reported once and keeps its reference. */
  private failureOf(error: unknown): RemoteFailure {
    const key = error instanceof Object ? error : this;
    const failure = this.failures.get(key) ?? asRemoteFailure(this.props.remote, error);
    this.failures.set(key, failure);
    return failure;
  }

  private showAgain() {
    startTransition(() =>
      this.setState(({ attempt }) => ({ caught: undefined, isRetrying: false, attempt: attempt + 1 })),
    );
  }

  private retry = async () => {
    if (this.state.isRetrying) return;
    this.setState({ isRetrying: true });
    await this.props.onRetry?.();
    this.showAgain();
  };

  override render() {
    const { caught, isRetrying, attempt } = this.state;
    if (!caught) return <Fragment key={attempt}>{this.props.children}</Fragment>;
    if (!this.state.isLost) return this.props.waiting ?? null;
    const Fallback = this.props.fallback;
    if (!Fallback) return null;
    const failure = this.failureOf(caught.error);
    return (
      <Fallback
        failure={failure}
        reference={referenceOf(failure)}
        failedAt={caught.at}
        isRetrying={isRetrying}
        retry={this.retry}
      />
    );
  }
}
