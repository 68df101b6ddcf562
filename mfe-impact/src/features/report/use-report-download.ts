import {
  impactReportName,
  impactReportText,
  onPaper,
  type ReportPeriod,
  readerFormats,
} from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { announce, countUsage, downloadFile, logFailure, saveBlob } from '@harambee/platform';
import { useState } from 'react';
import { reportPdfAddress, useLazyGetImpactReportQuery } from '../../api/impact.api.ts';

/** The text file is saved two seconds after the click (IMPACT-26). */
const delay = 2_000;
const step = 100;

/**
 * Reports the progress in percent and ends after the delay. It uses the clock, because timers in background
 * pages are slow.
 */
function passing(tell: (percent: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const passed = Math.min(delay, performance.now() - startedAt);
      tell((passed / delay) * 100);
      if (passed < delay) return;
      clearInterval(timer);
      resolve();
    }, step);
  });
}

/** Both downloads of the report. They continue after the page is left. */
export function useReportDownload(period: ReportPeriod) {
  const [load] = useLazyGetImpactReportQuery();
  const [progress, setProgress] = useState<number>();
  const [isMakingPdf, setMakingPdf] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const failed = (error: unknown) => {
    logFailure('Generating the impact report failed', error);
    setFailed(true);
  };

  const downloadText = async () => {
    setProgress(0);
    announce('Your report is being created');
    try {
      const loading = load(period).unwrap();
      // Awaited below, after the delay: until then, nobody handles a refusal.
      loading.catch(() => {});
      await passing(setProgress);
      const report = await loading;
      saveBlob(
        new Blob([impactReportText(report)], { type: 'text/plain;charset=utf-8' }),
        impactReportName(report, 'txt'),
      );
      announce('Report downloaded');
      countUsage('feature_used', 'Impact report');
    } catch (error) {
      failed(error);
    } finally {
      setProgress(undefined);
    }
  };

  const downloadPdf = async (report: ImpactReport) => {
    setMakingPdf(true);
    try {
      await downloadFile(
        onPaper(reportPdfAddress(period), readerFormats().paper),
        impactReportName(report, 'pdf'),
      );
      announce('PDF downloaded');
      countUsage('feature_used', 'Impact report');
    } catch (error) {
      failed(error);
    } finally {
      setMakingPdf(false);
    }
  };

  return {
    downloadText,
    downloadPdf,
    progress,
    isMakingPdf,
    hasFailed,
    closeFailure: () => setFailed(false),
  };
}
