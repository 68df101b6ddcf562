import type { ReportPeriod } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { Button, ProgressBar, room, styled } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useReportDownload } from './use-report-download.ts';

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: flex-end; flex: none;
  @container ${room.narrow} { flex-basis: 100%; & > button { flex: 1 0 auto; } }
`;
const Making = styled.div`
  flex-basis: 100%; display: grid; gap: 6px; font-size: var(--t-sm); line-height: 18px; color: var(--ink-2);
`;

interface ReportDownloadsProps {
  period: ReportPeriod;
  report: ImpactReport | undefined;
}

/** Downloads the report as a text file or a PDF. A failure is shown as an alert (IMPACT-27). */
export function ReportDownloads({ period, report }: ReportDownloadsProps) {
  const { downloadText, downloadPdf, progress, isMakingPdf, hasFailed, closeFailure } =
    useReportDownload(period);
  return (
    <>
      <Row>
        <Button
          icon="download"
          busy={isMakingPdf}
          disabled={!report}
          onClick={() => report && void downloadPdf(report)}
        >
          Download PDF
        </Button>
        <Button
          kind="primary"
          icon="download"
          busy={progress !== undefined}
          onClick={() => void downloadText()}
        >
          Download Report
        </Button>
        {progress !== undefined && (
          <Making>
            Creating your report…
            <ProgressBar label="Creating your report" value={progress} />
          </Making>
        )}
      </Row>
      <Dialog
        open={hasFailed}
        role="alertdialog"
        title="The report could not be created"
        onClose={closeFailure}
        actions={
          <Button kind="primary" autoFocus onClick={closeFailure}>
            OK
          </Button>
        }
      >
        <p>Failed to generate report. Please try again.</p>
      </Dialog>
    </>
  );
}
