import { Button } from '@mantine/core';
import { IconBug } from '@tabler/icons-react';
import { useState } from 'react';
import css from '../kit/panel.module.css';
import { type PanelTools, usePanel } from '../kit/panel-tools.ts';
import { ScrollRegion, Section } from '../kit/parts.tsx';
import { type ProblemReport, problemReport, type Surroundings } from './problem-report.ts';
import { downloadCapsule, isLoggedIn } from './world-link.ts';

function surroundings({ sandbox, base, language, inPage }: PanelTools): Surroundings {
  return {
    home: `${location.origin}${base}`,
    mode: import.meta.env.PROD ? 'production' : 'development',
    userAgent: navigator.userAgent,
    language,
    route: location.pathname,
    player: isLoggedIn(sandbox),
    inPage,
  };
}

/** Copies a report to the clipboard, and downloads the capsule when the world does not fit into a link. */
async function copyReport(tools: PanelTools): Promise<ProblemReport> {
  const report = await problemReport(tools.sandbox, surroundings(tools));
  try {
    await navigator.clipboard.writeText(report.text);
    const { reportCopied, reportFile } = tools.t.share;
    tools.say(report.needsFile ? `${reportCopied} ${reportFile}` : reportCopied);
  } catch {
    tools.say(tools.t.panel.noCopy, 'failed');
  }
  // Last, because it throws when the world is too large for a file
  if (report.needsFile) downloadCapsule(tools.sandbox);
  return report;
}

export function ReportSection() {
  const tools = usePanel();
  const { t } = tools;
  const [report, setReport] = useState<ProblemReport | null>(null);
  const copy = async () => setReport(await copyReport(tools));
  return (
    <Section title={t.share.report} lead={t.share.reportLead}>
      <Button
        variant="default"
        leftSection={<IconBug size={16} aria-hidden />}
        onClick={() => void tools.act(copy, '')}
      >
        {t.share.reportCopy}
      </Button>
      {report?.needsFile && <p className={css.lead}>{t.share.reportFile}</p>}
      {report && (
        <ScrollRegion className={css.report} label={t.share.reportText}>
          <pre>{report.text}</pre>
        </ScrollRegion>
      )}
    </Section>
  );
}
