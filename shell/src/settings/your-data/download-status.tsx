import { Banner, Button, ProgressBar, styled } from '@harambee/ui';
import type { DataExport } from './use-export.ts';

const Running = styled.div`
  display: grid; grid-template-columns: 1fr auto; gap: 6px 16px; align-items: center;
  & > [role='progressbar'] { grid-column: 1 / -1; grid-row: 2; }
  & > p { color: var(--ink-2); font-size: var(--t-sm); font-variant-numeric: tabular-nums; }
`;

const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The progress of the download, or why it failed. */
export function DownloadStatus({ state, start, stop }: DataExport) {
  if (state.step === 'running') {
    return (
      <Running>
        <p>
          {state.bytes === 0
            ? 'Collecting everything. This can take a minute.'
            : `Downloading: ${megabytes(state.bytes)} so far`}
        </p>
        <Button small kind="quiet" onClick={stop}>
          Stop
        </Button>
        <ProgressBar label="Downloading your data" />
      </Running>
    );
  }
  if (state.step === 'done') {
    return (
      <Banner tone="success" title="Your data is downloaded">
        The zip file is in your browser’s downloads folder. Open README.txt in it first.
      </Banner>
    );
  }
  if (state.step === 'failed') {
    return (
      <Banner
        tone="error"
        title={state.message}
        actions={
          <Button small onClick={() => void start(state.scope)}>
            Try again
          </Button>
        }
      />
    );
  }
  return null;
}
